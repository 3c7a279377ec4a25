import path from 'node:path';

/*
 * The folders of the content and of everything that is made from it. Environment variables may name other folders, so that
 * other content can be built without touching the files made from content/. WORK_FOLDER must be inside the project, because a
 * build there needs the project's packages.
 */

/** The content folder: CONTENT_ROOT, or `content/`. */
export const contentRoot = path.resolve(process.env.CONTENT_ROOT ?? 'content');

/** The parent folder of everything that a build makes: WORK_FOLDER, or the project's folder. */
export const workFolder = path.resolve(process.env.WORK_FOLDER ?? '.');

/** Generated data and files that pages need: sizes of pictures, fonts, outlines. */
export const generatedFolder = path.join(workFolder, 'app', 'generated');

/** A cache for later builds in the same folder. Pictures and PDFs are in the user's cache instead (scripts/made-files). */
export const workCacheFolder = path.join(workFolder, '.cache');

/** The folder to which React Router writes the pages: BUILD_FOLDER, or `build/`. */
export const buildFolder = path.resolve(process.env.BUILD_FOLDER ?? path.join(workFolder, 'build'));
