/** Said at most this often on the way, so that the page is not rendered for every piece. */
const maxReports = 20;

/**
 * Fetches a PDF as a file that can be shared.
 * @param bytes its size, which tells how far it is; where nobody knows it, nothing is told
 * @param onProgress called with the share that is there, 0 to 1
 * @throws where it cannot be fetched whole
 */
export async function fetchFile(
  address: string,
  name: string,
  bytes: number | undefined,
  onProgress: (fraction: number) => void,
): Promise<File> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const reader = response.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let [received, reported] = [0, 0];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    received += piece.value.length;
    const step = Math.floor((maxReports * received) / (bytes ?? Infinity));
    if (step > reported) onProgress(Math.min(1, step / maxReports));
    reported = Math.max(reported, step);
  }
  return new File(pieces, name, { type: 'application/pdf' });
}
