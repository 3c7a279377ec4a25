import { expect, test } from '@playwright/test';
import { everyPage, visit } from '../site.ts';

test('on every page a section outranks the base styles, whatever order the stylesheets come in', async ({
  page,
}) => {
  for (const { address } of everyPage) {
    await visit(page, address);
    const layers = await page.evaluate(() => {
      const [first] = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      return first instanceof CSSLayerStatementRule ? [...first.nameList] : [];
    });
    expect(layers, address).toEqual(['reset', 'tokens', 'base', 'ui', 'sections', 'utilities']);
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y, `${address}: the heading stands below the header`).toBeGreaterThan(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
  }
});
