import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const packages = path.join(import.meta.dirname, '..', '..', 'node_modules', '@expo-google-fonts');

/**
 * The fonts of the PDFs, as complete TTF files. Typst reads neither woff2 nor variable fonts. With font files split by
 * script, Typst would silently take digits and brackets from another font.
 */
export const paperFonts = [
  'amiri/400Regular/Amiri_400Regular.ttf',
  'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  'marcellus/400Regular/Marcellus_400Regular.ttf',
];

/** Reads the fonts of the PDFs. Rejects with the name of a font that is missing. */
export async function readPaperFonts(folder = packages): Promise<Uint8Array[]> {
  return Promise.all(
    paperFonts.map(async (font) => {
      const file = path.join(folder, font);
      if (!existsSync(file))
        throw new Error(`The font @expo-google-fonts/${font} is missing: npm install first`);
      return new Uint8Array(await readFile(file));
    }),
  );
}
