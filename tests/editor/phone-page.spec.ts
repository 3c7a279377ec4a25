import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect as playwrightExpect, test } from '@playwright/test';
import sharp from 'sharp';
import { ContentEditor } from '../../editor/server/content-editor.ts';
import { PhoneDoor } from '../../editor/server/phone/phone-door.ts';
import { PictureTaker } from '../../editor/server/pictures/picture-taker.ts';
import { drawnCharacters } from '../../scripts/fonts/drawn-characters.ts';
import { findFreePort } from '../../scripts/free-port.mjs';

const expect = playwrightExpect.configure({ timeout: 60_000 });
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2000, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const notAPicture = { name: 'صفحة.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };

test('the phone’s page says in Arabic where its pictures go, sends them, and says when it is closed', async ({
  browser,
}) => {
  const root = mkdtempSync(path.join(tmpdir(), 'phone-page-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  const editor = new ContentEditor(
    { contentRoot: path.join(root, 'content'), editor: path.join(root, '.editor') },
    await drawnCharacters(),
  );
  await editor.open();
  const taker = new PictureTaker(path.join(root, '.editor', 'uploads'));
  const addresses = [{ name: 'Wi-Fi', address: '127.0.0.1' }];
  const door = new PhoneDoor({ editor, taker, port: await findFreePort(), addresses });
  const [way] = await door.open({ file: 'projects/family-majlis/item.yaml', field: 'images' });
  const keepOpen = setInterval(() => door.state(), 1000);
  const phone = await browser.newContext({ locale: 'ar-JO', viewport: { width: 360, height: 740 } });
  try {
    const page = await phone.newPage();
    await page.goto(way?.url ?? '');
    await expect(page.getByText('مجلس العائلة')).toBeVisible();
    expect(door.state().isReached).toBe(true);
    await page.locator('input[type="file"]').setInputFiles([await photo('1.jpg', '#7a2020'), notAPicture]);
    await expect(page.locator('[data-upload="there"]')).toHaveCount(1);
    await expect(page.locator('[data-upload="refused"]')).toContainText('ليس صورة');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect([...editor.store.drafts.keys()]).toContain('projects/family-majlis/family-majlis-1.jpg');
    clearInterval(keepOpen);
    door.close();
    await page.locator('input[type="file"]').setInputFiles([await photo('2.jpg', '#207a20')]);
    await expect(page.getByRole('status')).toContainText('رمز جديد');
    expect(editor.store.drafts.size).toBe(2);
  } finally {
    clearInterval(keepOpen);
    await phone.close();
    door.stop();
    taker.close();
    rmSync(root, { recursive: true, force: true });
  }
});
