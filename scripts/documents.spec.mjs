import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A path from the root in backticks, with no gap to be filled in. */
const PATH = /`((?:backend|frontend|scripts)\/[^`\s<*{(:]+)`/g;

const documents = ['README.md', ...readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
);

it.each(documents)('%s names files that are there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path]) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
