import { copyText } from '../ui/copy-text';
import { oneAtATime } from './one-at-a-time';
import { share } from './share';

const once = oneAtATime();

/**
 * Hands an address to the device's share sheet or, where there is none or it fails, copies it.
 * @returns `cancelled` when the visitor closed the sheet or tapped twice, which is no failure
 */
export function shareOrCopy(data: {
  title: string;
  url: string;
}): Promise<'shared' | 'cancelled' | 'copied' | 'failed'> {
  return once(async () => {
    const outcome = await share(data);
    if (outcome !== 'failed') return outcome;
    return (await copyText(data.url)) ? 'copied' : 'failed';
  });
}
