import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { generatedFolder, workCacheFolder } from '../../app/content/folders.server.ts';
import { faces } from '../fonts/faces.ts';
import { unpack } from '../fonts/subset.ts';
import { escapeXml } from './escape-xml.ts';

const fontFolder = path.join(generatedFolder, 'fonts');
const unpackedFolder = path.join(workCacheFolder, 'previews');
const settingsFile = path.join(unpackedFolder, 'fonts.conf');

/**
 * Makes the site's own fonts known to sharp, for its texts and for those in an SVG. They are the files that
 * scripts/fonts.ts has cut, so that here as on the site figures of a display line come from the text face.
 * To be called before the first text is drawn.
 */
export async function loadFonts(): Promise<void> {
  await mkdir(unpackedFolder, { recursive: true });
  await writeFile(settingsFile, fontSettings());
  process.env.FONTCONFIG_FILE = settingsFile;
  for (const face of faces) {
    const source = path.join(fontFolder, face.file);
    if (!existsSync(source)) continue;
    const unpacked = path.join(unpackedFolder, face.file.replace('.woff2', '.ttf'));
    await writeFile(unpacked, await unpack(await readFile(source), face.variationAxes !== undefined));
    // A font file that one text has used stays known to all that follow.
    await sharp({ text: { text: 'a', font: `${face.family} 10`, fontfile: unpacked } }).metadata();
  }
}

/**
 * Without the system's fonts the pictures are the same on every computer, and nobody waits for all of them to be
 * looked through. Hinting would move outlines to whole pixels and make the widths depend on the size.
 */
function fontSettings(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <cachedir>${escapeXml(path.join(unpackedFolder, 'fontconfig'))}</cachedir>
  <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
`;
}
