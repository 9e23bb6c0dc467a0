import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SETTING = /^ {2}([A-Z][A-Z0-9_]+)[!?]?(?::| =)/gm;

test('every setting of the application is in the table of docs/operations.md', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const files = readdirSync('backend/src', { recursive: true, encoding: 'utf8' });
  const settings = files
    .filter((file) => file.endsWith('.config.ts'))
    .flatMap((file) => [...readFileSync(join('backend/src', file), 'utf8').matchAll(SETTING)])
    .map(([, name]) => name);
  expect(settings).toContain('DATABASE_URL');
  expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
