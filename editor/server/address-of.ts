import path from 'node:path';

/** Where a file is edited: `/frames/amman`, `/faq`. */
export function addressOf(file: string): string {
  return `/${file.includes('/') ? path.posix.dirname(file) : file.replace(/\.yaml$/, '')}`;
}
