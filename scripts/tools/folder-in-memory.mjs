// This file runs on the machine's own Node (20 or newer) before packages are installed, so it imports only node: modules.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const memory = '/dev/shm';
/** The room (bytes) that must be free. */
const neededRoom = 4 * 1024 ** 3;

/**
 * Makes a folder for temporary files in memory, and removes it when this process ends. Checks write and remove thousands of files,
 * for which a disk takes longer than the checks themselves. Returns undefined where the system has no such folder (only Linux has
 * one) or no room in it.
 */
export function makeFolderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < neededRoom) return undefined;
    const folder = mkdtempSync(path.join(memory, 'checks-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}
