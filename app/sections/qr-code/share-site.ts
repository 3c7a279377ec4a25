import { isCancelled } from '../../share/share-or-copy';

/** Hands the site's title, text and address to the device's share sheet. A cancelled share is only logged. */
export async function shareSite(data: { title: string; text: string; url: string }): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (isCancelled(error)) console.log('Share cancelled');
    else console.error('The site could not be shared', error);
  }
}
