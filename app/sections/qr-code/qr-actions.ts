import type { QrCode } from '#app/loaders/types.ts';
import { oneAtATime } from '#app/page-parts/share/one-at-a-time.ts';
import { share } from '#app/page-parts/share/share.ts';
import { drawQrPng } from './draw-qr-png.ts';
import { saveQrPng } from './save-qr-png.ts';

export { drawQrPng };

/* Saving the QR code and sharing the site use one lock: quick repeated taps run an action only once. */
const once = oneAtATime();

/**
 * Downloads the QR code as a picture, or shares the picture on a phone. `file` is the picture, if it is already drawn.
 */
export function saveQrCode(qr: QrCode, file: File | null, words: { title: string; text: string }) {
  return once(async () => saveQrPng(file ?? (await drawQrPng(qr)), words));
}

export function shareSite(site: { title: string; text: string; url: string }) {
  return once(() => share(site));
}
