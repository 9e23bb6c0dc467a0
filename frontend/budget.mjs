// @ts-check
// Sizes of the built page's JavaScript, gzipped, against what a route may cost. Fails when one is above it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const FIRST_ROUTE_KB = 105;
const LAZY_ROUTE_KB = 60;

/** @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist/frontend', import.meta.url));
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The manifest names no entry: build the page first.');

const first = reach([entry]);
const pages = [...new Set([...first].flatMap((key) => manifest[key]?.dynamicImports ?? []))];
const frame = pages.filter((key) => /data-layout|lookup-layout|require-subscription/.test(key));
const shared = reach(frame);

report('first route', await size(first), FIRST_ROUTE_KB);
report('data layer (loaded once, after the first route)', await size(minus(shared, first)), LAZY_ROUTE_KB);
for (const page of pages.filter((key) => !frame.includes(key))) {
  const own = minus(minus(reach([page]), first), shared);
  report(page.replace(/^src\//, ''), await size(own), LAZY_ROUTE_KB);
}

/** Every chunk that comes with these ones. @param {string[]} keys */
function reach(keys) {
  const seen = new Set(keys);
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  return seen;
}

/** @param {Set<string>} a @param {Set<string>} b */
function minus(a, b) {
  return new Set([...a].filter((key) => !b.has(key)));
}

/** @param {Set<string>} keys */
async function size(keys) {
  const files = [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(dist, file))).length));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** @param {string} title @param {number} kilobytes @param {number} limit */
function report(title, kilobytes, limit) {
  const over = kilobytes > limit;
  if (over) process.exitCode = 1;
  console.log(`${over ? 'OVER' : 'ok  '} ${kilobytes.toFixed(1).padStart(6)} of ${limit} kB gzip  ${title}`);
}
