import type { Page } from '@playwright/test';
import { readPdf } from '#paper/print/read-pdf.ts';

/** Prints the page to an A4 PDF and reads the PDF. */
export async function printed(page: Page) {
  return readPdf(new Uint8Array(await page.pdf({ format: 'A4' })));
}
