import { isCancelled } from '#app/page-parts/share/share.ts';

const name = 'sindian-wall.jpg';

/**
 * Opens the system’s share dialog with a picture. No text is sent along, because WhatsApp on iOS drops pictures that
 * come with a text. If sharing fails, the picture is saved.
 */
export async function sendPicture(picture: Blob): Promise<void> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: picture.type })] });
  } catch (error) {
    if (isCancelled(error)) return console.log('Share cancelled');
    console.error('The picture could not be shared', error);
    savePicture(picture);
  }
}

export function savePicture(picture: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
