import path from 'node:path';

/*
 * Where content is read and where all goes that is made of it: the project's own folders, or those that the environment
 * names, so that other content can be built without touching what is made of content/. A work folder stands inside the
 * project: what is built there needs its packages.
 */

/** The content: `content/`, or CONTENT_ROOT. */
export const contentRoot = path.resolve(process.env.CONTENT_ROOT ?? 'content');

/** What holds the folders below: the project's folder, or WORK_FOLDER. */
export const workFolder = path.resolve(process.env.WORK_FOLDER ?? '.');

/** What pages are made of: pictures' sizes, fonts, outlines. */
export const generatedFolder = path.join(workFolder, 'app', 'generated');

/** What is of use to later builds in the same folder; pictures and PDFs stand in the user's cache (scripts/made-files). */
export const workCacheFolder = path.join(workFolder, '.cache');

/** Where React Router writes the pages: BUILD_FOLDER, or `build/`. */
export const buildFolder = path.resolve(process.env.BUILD_FOLDER ?? path.join(workFolder, 'build'));
