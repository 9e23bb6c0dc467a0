import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The product's version, of the package.json above this code, wherever it came to lie. */
export function productVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
