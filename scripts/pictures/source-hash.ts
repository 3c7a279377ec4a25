import { createHash } from 'node:crypto';
import { avif, jpeg, pictureSizes, settingsVersion } from './picture-sizes.ts';

/** Eight hex digits that change with the picture's bytes and with the settings it is written with. */
export function sourceHash(bytes: Buffer, file: string): string {
  const settings = JSON.stringify({ settingsVersion, avif, jpeg, sizes: pictureSizes(file) });
  return createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 8);
}
