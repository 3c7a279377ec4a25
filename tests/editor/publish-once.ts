import path from 'node:path';
import { ContentEditor } from '../../editor/server/content-editor.ts';
import { Publisher } from '../../editor/server/publisher.ts';
import { drawnCharacters } from '../../scripts/fonts/drawn-characters.ts';

/*
 * Publishes one draft of a project and says each step: for tests that kill it on its way.
 * node publish-once.ts <project> <file below content/>
 */
const [, , project = '', file = ''] = process.argv;
const contentRoot = path.join(project, 'content');
const folder = path.join(project, '.editor');
const editor = new ContentEditor({ contentRoot, editor: folder }, await drawnCharacters());
await editor.open();
const result = await new Publisher(project, contentRoot, folder, editor).publish([file], (step) =>
  console.log(step),
);
console.log(result.done ? 'done' : result.reason);
