import { normalizePath } from 'vite';
import { generatedFolder } from '#model/on-disk/folders.server.ts';

/**
 * How modules and styles of app/ name what pages are made of, and where that stands: the project's own folder or that of another
 * work folder (see folders.server.ts).
 */
export const generatedAlias = {
  find: /^(?:#app|\.{1,2})\/generated\//,
  replacement: `${normalizePath(generatedFolder)}/`,
};
