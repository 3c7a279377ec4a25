import path from 'node:path';

/*
 * Where content is read and where all goes that is made of it: the project's own folders, or those that the environment
 * names, so that other content can be built without touching what is made of content/. A work folder stands inside the
 * project: what is built there needs its packages.
 */

/** The content: `content/`, or CONTENT_ROOT. */
export const contentRoot = path.resolve(process.env.CONTENT_ROOT ?? 'content');

/** What holds the three folders below and `build/`: the project's folder, or WORK_FOLDER. */
export const workFolder = path.resolve(process.env.WORK_FOLDER ?? '.');

/** What pages are made of: pictures' sizes, fonts, outlines. */
export const generatedFolder = path.join(workFolder, 'app', 'generated');

/** What the site serves as it is. */
export const publicFolder = path.join(workFolder, 'public');

/** What later builds need not make again. */
export const cacheFolder = path.join(workFolder, '.cache');

export const buildFolder = path.join(workFolder, 'build');
