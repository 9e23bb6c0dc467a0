import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files under `paths` (files or folders, absolute) that `accept` lets through, in one fixed order. */
export function listFiles(paths, accept = () => true) {
  return paths
    .flatMap((path) => walk(path))
    .filter(accept)
    .sort();
}

function walk(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .flatMap((entry) => walk(join(path, entry.name)));
}

/** One SHA-256 over names and contents: two equal fingerprints mean equal sources. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
