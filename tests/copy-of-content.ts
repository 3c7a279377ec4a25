import { cpSync } from 'node:fs';

/** Copies the sample content. Pictures keep their times, so that results that are cached for them stay valid. */
export function copyContent(to: string): void {
  cpSync('content', to, { recursive: true, preserveTimestamps: true });
}
