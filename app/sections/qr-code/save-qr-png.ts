import { share } from '#app/page-parts/share/share.ts';

/** Whether this is an iPhone, an iPad or an Android device. An iPad reports itself as a Mac, but has touch points. */
export function isMobileDevice({ userAgent, maxTouchPoints } = navigator): boolean {
  return /iPhone|iPad|Android/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Shares the QR code's file on a phone or tablet. Title and text are shared too, where the device can share all three
 * together. On other devices, and where sharing fails, the file is downloaded.
 * @returns `cancelled` where the visitor closed the share sheet, which is no failure
 */
export async function saveQrPng(
  file: File,
  words: { title: string; text: string },
): Promise<'shared' | 'cancelled' | 'saved'> {
  const withWords = { files: [file], ...words };
  const data = [withWords, { files: [file] }].find((candidate) => navigator.canShare?.(candidate));
  if (data && isMobileDevice()) {
    const outcome = await share(data);
    if (outcome !== 'failed') return outcome;
  }
  download(file);
  return 'saved';
}

function download(file: File) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
