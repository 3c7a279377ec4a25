import type { QrCode } from '#app/loaders/types.ts';
import { oneAtATime } from '#app/page-parts/share/one-at-a-time.ts';
import { share } from '#app/page-parts/share/share.ts';
import { drawQrPng } from './draw-qr-png.ts';
import { saveQrPng } from './save-qr-png.ts';

export { drawQrPng };

/* What is done with the code, however quickly its buttons are tapped again. */
const once = oneAtATime();

/** Downloads the code as a picture, or shares it where a phone can; `file` is the one that was drawn already, if it was. */
export function saveQrCode(qr: QrCode, file: File | null, words: { title: string; text: string }) {
  return once(async () => saveQrPng(file ?? (await drawQrPng(qr)), words));
}

/** Shares the site's address. */
export function shareSite(site: { title: string; text: string; url: string }) {
  return once(() => share(site));
}
