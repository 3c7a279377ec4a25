import path from 'node:path';

/** The address of the editor's page that edits a file: `/frames/amman`, `/faq`. */
export function addressOf(file: string): string {
  return `/${file.includes('/') ? path.posix.dirname(file) : file.replace(/\.yaml$/, '')}`;
}
