import { copyText } from '../ui/copy-text';
import { share } from './share';

/**
 * Hands an address to the device's share sheet or, where there is none or it fails, copies it.
 * @returns `cancelled` when the visitor closed the sheet, which is no failure
 */
export async function shareOrCopy(data: {
  title: string;
  url: string;
}): Promise<'shared' | 'cancelled' | 'copied' | 'failed'> {
  const outcome = await share(data);
  if (outcome !== 'failed') return outcome;
  return (await copyText(data.url)) ? 'copied' : 'failed';
}
