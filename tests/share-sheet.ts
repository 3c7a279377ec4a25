import type { Page } from '@playwright/test';

/** What a page has shared. */
interface Shared {
  title?: string;
  text?: string;
  url?: string;
  files?: { name: string; type: string; size: number }[];
}

/** What the visitor does with a share sheet: sends, keeps it open until `closeSheet`, or lets it fail with an error of this name. */
type Answer = 'sends' | 'waits' | 'AbortError' | 'NotAllowedError';

/**
 * Simulates a device that can share, and records what is shared; the returned function sets the visitor's answer.
 * @param takesFiles whether the device can share files
 */
export async function canShare(page: Page, takesFiles = true): Promise<(answer: Answer) => Promise<void>> {
  await page.addInitScript((takes) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => takes;
    navigator.share = async ({ files, ...words }: ShareData = {}) => {
      const fileData = files?.map((file) => ({ name: file.name, type: file.type, size: file.size }));
      shared.push({ ...words, ...(fileData ? { files: fileData } : {}) });
      const { answer = 'sends' } = document.documentElement.dataset;
      if (answer === 'waits')
        await new Promise((resolve) => addEventListener('sheetclosed', resolve, { once: true }));
      else if (answer !== 'sends') throw new DOMException('no', answer);
    };
  }, takesFiles);
  return (answer) =>
    page.evaluate((now) => {
      document.documentElement.dataset.answer = now;
    }, answer);
}

/** What the page has shared until now. */
export function shared(page: Page): Promise<Shared[]> {
  return page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
}

/** Closes the share sheet of a visitor who keeps it open. */
export async function closeSheet(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('sheetclosed')));
}
