import { announce } from '#app/ui/announce.ts';
import { copyText } from '#app/ui/copy-text.ts';
import type { Language } from '../language/language-provider.tsx';
import { oneAtATime } from './one-at-a-time.ts';
import { share } from './share.ts';

const once = oneAtATime();

/**
 * Hands an address to the device's share sheet or, where there is none or it fails, copies it and says so. A visitor
 * who closes the sheet has changed their mind, and one who taps twice wants it once: both are no failure.
 */
export async function shareOrCopy(data: { title: string; url: string }, t: Language['t']): Promise<void> {
  await once(async () => {
    if ((await share(data)) !== 'failed') return;
    announce(t((await copyText(data.url)) ? 'share.copied' : 'share.failed'));
  });
}
