import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A folder of a test file's own, until the file is over. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `nitido-${name}-`));
  made.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
