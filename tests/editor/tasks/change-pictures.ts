import sharp from 'sharp';
import { fewOrAll } from '../../site.ts';
import {
  draft,
  expect,
  expectKept,
  expectNoDraft,
  field,
  open,
  openWithSite,
  owned,
  preview,
  test,
} from '../owners-window.ts';

/** Pictures are added, refused, moved and marked. */
export function changePictures() {
  test('pictures are added in bulk, one is refused by name; they are moved, shown on the page, and undone at once', async ({
    page,
  }) => {
    const file = 'content/projects/family-majlis/item.yaml';
    const languages = fewOrAll<'ar' | 'en'>(['ar'], ['en']);
    await openWithSite(page, '/projects/family-majlis', 'en', languages);
    const list = page.locator(`[data-list="${file}#images"]`);
    const entries = list.locator(':scope > ol > li');
    await expect(entries).toHaveCount(3);
    await page
      .locator(`[data-action="upload"][data-of="${file}#images"]`)
      .setInputFiles([await photo('../../1.jpg', '#7a2020'), notAPicture, await photo('2.jpg', '#207a20')]);
    await expect(entries).toHaveCount(5);
    const refused = list.locator('[data-upload="refused"]');
    await expect(refused).toContainText(notAPicture.name);
    await expect(refused.locator('[data-refused]')).toHaveText(/not a picture/);
    await expect(field(page, file, 'images[5].url')).toHaveValue('family-majlis-2.jpg');
    await entries.nth(4).locator('summary').first().press('Enter');
    // A key press replaces a click, since pictures that are still being added move the buttons under a mouse.
    await page.locator(`[data-action="up"][data-of="${file}#images[5]"]`).press('Enter');
    await expect(field(page, file, 'images[4].url')).toHaveValue('family-majlis-2.jpg');
    const shown = 'source[srcset*="family-majlis-family-majlis-1-"]';
    for (const language of languages)
      await expect(preview(page, language).locator(shown).first()).toBeAttached();
    // The window is tall enough to show both pictures of the drag: in a lower one the picture would be dropped on the editor's
    // bar.
    await page.setViewportSize({ width: 1366, height: 5000 });
    await expectKept(page);
    // The drag is not repeated if its effect comes late: each drag made needs its own Undo.
    await entries.nth(3).locator('.handle').dragTo(entries.nth(1).locator('.handle'));
    await expect(field(page, file, 'images[2].url')).toHaveValue('family-majlis-2.jpg');
    for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entries).toHaveCount(3);
    await expectNoDraft(page);
  });

  test('the edges of a frame are set on its picture, by pointer and by keys, and stand in its file', async ({
    page,
  }) => {
    const file = 'content/frames/amman/item.yaml';
    await open(page, '/frames/amman');
    const first = page.locator(`[data-list="${file}#images"] > ol > li`).first();
    // A key press replaces a click, since loading pictures move the elements under a mouse.
    await first.locator('summary').first().press('Enter');
    await first.locator('summary').filter({ hasText: 'Edges of the frame' }).press('Enter');
    const left = page.getByRole('slider', { name: 'Left edge' });
    await expect(left).toHaveAttribute('aria-valuetext', '157 px');
    await left.scrollIntoViewIfNeeded();
    const picture = await page.locator('.mark-stage').boundingBox();
    const line = await left.boundingBox();
    if (!picture || !line) throw new Error('Nothing is shown');
    const [x, y] = [line.x + line.width / 2, Math.max(line.y, 0) + 150];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + picture.width / 10, y, { steps: 3 });
    await expect(page.locator('.mark-loupe')).toBeVisible();
    await page.mouse.up();
    // The edge was dragged from 157 px by a tenth of the picture's width of 1,200 px, to about 277 px.
    await expect(left).toHaveAttribute('aria-valuetext', /^27[678] px$/);
    const dragged = Number(await left.getAttribute('aria-valuenow'));
    await left.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('slider', { name: 'Bottom edge' }).press('ArrowDown');
    await expectKept(page);
    expect(draft('frames/amman/item.yaml')).toBe(
      owned(file).replace('left: 157, top: 186, right: 1043, bottom: 1295', (edges) =>
        edges.replace('157', String(dragged - 11)).replace('1295', '1296'),
      ),
    );
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(left).toHaveAttribute('aria-valuetext', '157 px');
  });
}

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2000, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const notAPicture = { name: 'صفحة.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };
