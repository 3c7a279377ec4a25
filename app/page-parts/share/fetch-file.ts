/**
 * Maximum number of progress reports during a download. Each report renders the page again, so one for every chunk
 * would be too slow.
 */
const maxReports = 20;

/**
 * Fetches a PDF as a file that the device can share.
 * @param bytes the size of the PDF, from which the progress is computed; where it is unknown, no progress is reported
 * @param onProgress called with the loaded fraction, 0 to 1
 * @throws Error where the PDF cannot be loaded completely
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
