import { announce } from '#app/ui/announce.ts';
import { copyText } from '#app/ui/copy-text.ts';
import type { Language } from '../language/language-provider.tsx';
import { oneAtATime } from './one-at-a-time.ts';
import { share } from './share.ts';

const once = oneAtATime();

/**
 * Shares an address with the device's share sheet. Where the device has no share sheet or sharing fails, the address is
 * copied, and a message announces the copy. A closed share sheet and a double tap are no failures.
 */
export async function shareOrCopy(data: { title: string; url: string }, t: Language['t']): Promise<void> {
  await once(async () => {
    if ((await share(data)) !== 'failed') return;
    announce(t((await copyText(data.url)) ? 'share.copied' : 'share.failed'));
  });
}
