import type { Page } from '@playwright/test';
import { readPdf } from '#paper/print/read-pdf.ts';

/** The page as it is printed on A4, read again. */
export async function printed(page: Page) {
  return readPdf(new Uint8Array(await page.pdf({ format: 'A4' })));
}
