import { ContentError } from '../app/content/content-error.ts';
import { pastExceptions } from '../app/content/hours.server.ts';
import { readContent } from '../app/content/read-content.server.ts';

/* Stops the build on a mistake in content/, in words its owner understands. */
try {
  const content = readContent();
  const { frames, projects, portfolio, courses } = content;
  console.log(
    `content: ${frames.length} frame groups, ${projects.length} projects, ${portfolio.length} portfolio projects, ${courses.length / 2} courses: all fields as expected`,
  );
  for (const sentence of pastExceptions(content, Date.now())) console.warn(sentence);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`content/ needs a correction before the site can be built:\n\n${error.message}\n`);
  process.exit(1);
}
