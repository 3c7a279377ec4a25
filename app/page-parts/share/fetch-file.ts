/** Said at most this often on the way, so that the page is not rendered for every piece. */
const stepsTold = 20;

/**
 * Fetches a PDF as a file that can be shared.
 * @param bytes its size, which tells how far it is; where nobody knows it, nothing is told
 * @param tell called with the share that is there, 0 to 1
 * @throws where it cannot be fetched whole
 */
export async function fetchFile(
  address: string,
  name: string,
  bytes: number | undefined,
  tell: (share: number) => void,
): Promise<File> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const reader = response.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let [there, told] = [0, 0];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    there += piece.value.length;
    const step = Math.floor((stepsTold * there) / (bytes ?? Infinity));
    if (step > told) tell(Math.min(1, step / stepsTold));
    told = Math.max(told, step);
  }
  return new File(pieces, name, { type: 'application/pdf' });
}
