import { cpSync } from 'node:fs';

/**
 * Copies the sample content. The pictures keep their modification times, so that cached results for these pictures stay
 * valid.
 */
export function copyContent(to: string): void {
  cpSync('content', to, { recursive: true, preserveTimestamps: true });
}
