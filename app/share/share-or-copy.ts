import type { Language } from '../language/language-provider';
import { announce } from '../ui/announce';
import { copyText } from '../ui/copy-text';
import { share } from './share';

/**
 * Hands an address to the device's share sheet or, where there is none or it fails, copies it and says so. A visitor
 * who closes the sheet has changed their mind, which is no failure.
 */
export async function shareOrCopy(data: { title: string; url: string }, t: Language['t']): Promise<void> {
  if ((await share(data)) !== 'failed') return;
  announce(t((await copyText(data.url)) ? 'share.copied' : 'share.failed'));
}
