import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedFolder } from './copy-of-content.ts';

/** Makes an empty folder that the unit tests of one run share, and removes it at the end (`globalSetup` of Vitest). */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  process.env[sharedFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
