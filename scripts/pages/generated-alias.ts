import { normalizePath } from 'vite';
import { generatedFolder } from '#model/on-disk/folders.server.ts';

/**
 * A Vite alias from `generated/`, as modules and styles of app/ import it, to the folder of the generated files: app/generated, or
 * the one in another work folder (see folders.server.ts).
 */
export const generatedAlias = {
  find: /^(?:#app|\.{1,2})\/generated\//,
  replacement: `${normalizePath(generatedFolder)}/`,
};
