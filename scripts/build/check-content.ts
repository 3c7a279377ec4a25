import { mistakeLines } from '#model/content/content-error.ts';
import { checkContent } from '#model/on-disk/check-content.server.ts';
import { endedAvailability, endedExceptions, endedStarts } from '#model/on-disk/ended.server.ts';
import { contentRoot } from '#model/on-disk/folders.server.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { shownContent } from '#model/on-disk/shown-content.server.ts';
import { drawnCharacters } from '../fonts/drawn-characters.ts';
import { isCalledDirectly } from '../tools/called-directly.ts';
import { runScript } from '../tools/run-script.ts';

/**
 * Reads and checks content/. Mistakes end the process with a message for the owner, in both languages.
 * @returns the content that the site shows
 */
export async function readCheckedContent(): Promise<Content> {
  console.log('Reading and checking content/ …');
  const { content, mistakes } = await checkContent(contentRoot, await drawnCharacters());
  if (!content || mistakes.length > 0) {
    console.error(
      `content/ needs a correction before the site can be built:\n\n${mistakeLines(mistakes, 'en')}\n`,
    );
    console.error(`قبل بناء الموقع يحتاج content/ إلى تصحيح:\n\n${mistakeLines(mistakes, 'ar')}\n`);
    process.exit(1);
  }
  const { frames, projects, portfolio, courses } = content;
  console.log(
    `content: ${frames.length} frame groups, ${projects.length} projects, ${portfolio.length} portfolio projects, ${courses.length} courses: all fields as expected`,
  );
  for (const { day, note } of endedExceptions(content, Date.now()))
    console.warn(`content/site.yaml: hours.exceptions: "${note.en}" was over on ${day}: it can go`);
  for (const { file, field, day, name } of endedAvailability(content, Date.now()))
    console.warn(`content/${file}: ${field}: "${name.en}" was over on ${day}: it can go`);
  for (const { file, day, name } of endedStarts(content, Date.now()))
    console.warn(`content/${file}: next_start: "${name.en}" began on ${day}: it can go`);
  return shownContent(content);
}

if (isCalledDirectly(import.meta.filename))
  await runScript(async () => {
    await readCheckedContent();
  });
