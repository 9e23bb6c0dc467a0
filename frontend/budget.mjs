// @ts-check
// Sizes of the built page's JavaScript, gzipped, against what a route may cost. Fails when one is above it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const OPENING_KB = 3;
const FIRST_ROUTE_KB = 105;
const LAZY_ROUTE_KB = 60;
const LOOKUP_FILES = 20;

/** @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist/frontend', import.meta.url));
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The manifest names no entry: build the page first.');

const opening = reach([entry]);
const first = reach([entry, 'src/app/take-over.tsx']);
const pages = [...new Set([...first].flatMap((key) => manifest[key]?.dynamicImports ?? []))];
const data = pages.filter((key) => key.endsWith('data-layout.tsx'));
const lookup = pages.filter((key) => /lookup-layout|require-subscription|lookup-page/.test(key));
const shared = reach(data);

report('opening', await size(opening), OPENING_KB);
report('first route', await size(first), FIRST_ROUTE_KB);
report('data layer (loaded once, after the first route)', await size(minus(shared, first)), LAZY_ROUTE_KB);
for (const page of [
  lookup,
  ...pages.filter((key) => !data.includes(key) && !lookup.includes(key)).map((key) => [key]),
]) {
  const before = /dossier-page|company-search-page|lookup-cards/.test(page[0] ?? '')
    ? reach([...data, ...lookup])
    : shared;
  const own = minus(minus(reach(page), first), before);
  report(page.join(' + ').replaceAll('src/', ''), await size(own), LAZY_ROUTE_KB);
}
report(
  'scripts of the lookup page',
  scripts(new Set([...first, ...shared, ...reach(lookup)])).length,
  LOOKUP_FILES,
  'files',
);

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
  const sizes = await Promise.all(scripts(keys).map(async (file) => gzipSync(await readFile(join(dist, file))).length));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** @param {Set<string>} keys */
function scripts(keys) {
  return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** @param {string} title @param {number} amount @param {number} limit */
function report(title, amount, limit, unit = 'kB gzip') {
  const over = amount > limit;
  if (over) process.exitCode = 1;
  console.log(`${over ? 'OVER' : 'ok  '} ${amount.toFixed(1).padStart(6)} of ${limit} ${unit}  ${title}`);
}
