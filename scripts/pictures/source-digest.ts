import { createHash } from 'node:crypto';
import type { Edges } from '#model/content/kinds/frames.ts';
import { avif, jpeg, pictureSizes, settingsVersion } from './picture-sizes.ts';

/** A SHA-256 (hex) of a picture's bytes, the edges of its frame and the settings of its files. */
export function sourceDigest(bytes: Buffer, file: string, edges?: Edges): string {
  const sizes = pictureSizes(file, edges !== undefined);
  const settings = JSON.stringify({ settingsVersion, avif, jpeg, sizes, edges });
  return createHash('sha256').update(settings).update(bytes).digest('hex');
}
