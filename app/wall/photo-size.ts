/**
 * Reads width and height in px from the header of a JPEG or PNG file, before any EXIF rotation. Null for other files,
 * and if the header is incomplete. If the size is known, a browser can decode a large photograph directly to the size
 * that is needed.
 * @see ITU T.81, table B.1 (JPEG's frame header); RFC 2083, section 4.1.1 (PNG's IHDR)
 */
export function photoSize(bytes: Uint8Array): [number, number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) return [view.getUint32(16), view.getUint32(20)];
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 < bytes.length) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] as number;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(offset + 7), view.getUint16(offset + 5)];
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** Whether a file is a HEIC photograph (HEIF: ISO 23008-12), the format of iPhones, which most browsers cannot open. */
export function isHeic(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(brand);
}
