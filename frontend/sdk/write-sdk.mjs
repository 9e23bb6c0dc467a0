// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientPackages } from './client-packages.mjs';
import { postmanCollection } from './postman-collection.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes what integrators take with them: the clients as packages, those of former releases too, and the collection for Postman.
 * @param {string} folder @param {string} released where the packages of former releases are
 */
export function writeSdk(folder, released = join(root, 'clients/released')) {
  mkdirSync(folder, { recursive: true });
  const json = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const collection = postmanCollection(json('docs/openapi-v1.json'));
  writeFileSync(join(folder, 'nitido.postman_collection.json'), JSON.stringify(collection));
  const packages = clientPackages(json('clients/version.json').version);
  for (const [name, content] of Object.entries(packages)) {
    const former = join(released, name);
    if (existsSync(former) && !readFileSync(former).equals(content)) {
      throw new Error(`${name} was released with another content. Run: npm run generate`);
    }
    writeFileSync(join(folder, name), content);
  }
  for (const name of readdirSync(released)) cpSync(join(released, name), join(folder, name));
}
