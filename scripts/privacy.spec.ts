import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync('docs/privacy.md', 'utf8');
const MIGRATIONS = 'backend/src/platform/database/migrations';

test('every article that is not the operator’s names its code and its test', () => {
  const articles = page.split('## Inventory')[0]?.match(/^\| \d.*$/gm) ?? [];
  const bare = articles.filter((line) => !line.includes('**operator**') && !/\.spec\.tsx?` \|$/.test(line));
  expect([articles.length > 15, bare]).toEqual([true, []]);
});

test('every table is in the inventory, and nothing else is (ASVS 14.1.1, 14.1.2)', () => {
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sql = files.map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'));
  const tables = new Set(
    sql.flatMap((text) => [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE ([a-z_]+)/g)].map(([, name]) => name)),
  );
  const inventory = page.split('## Inventory')[1]?.match(/^\| `.*$/gm) ?? [];
  const named = inventory.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...tables].sort());
});
