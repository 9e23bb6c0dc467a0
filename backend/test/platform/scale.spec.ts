import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const page = readFileSync('docs/scale.md', 'utf8');
/** The names in code marks of one column of the table under a heading, row by row. */
const namesUnder = (heading: string, column: number): string[][] => {
  const part = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, , ...rows] = part.match(/^\|.*\|$/gm) ?? [];
  return rows.map((row) => [...(row.split(' | ')[column] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name));
};

/** docs/scale.md says of each table where it would be on Citus, and what of the schema stands in the way today. */
describe('docs/scale.md', () => {
  let database: TestDatabase;
  const kinds = namesUnder('Every table', 1);
  const [distributed = [], reference = []] = kinds;
  const byCompany = kinds.at(-1) ?? [];
  const firstNames = (heading: string) => namesUnder(heading, 0).flat().sort();

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const names = async (statement: string) =>
    (await database.sql.query<{ name: string }>(statement, [distributed, reference])).rows.map(({ name }) => name);
  const OURS = "c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition";

  it('gives every table of the schema one place', async () => {
    const tables = await names(
      `SELECT relname AS name FROM pg_class c WHERE ${OURS} AND $1::text[] <> $2::text[] ORDER BY 1`,
    );
    expect(kinds.flat().sort()).toEqual(tables);
  });

  it('distributes by a column that each of these tables has', async () => {
    expect(distributed.length).toBeGreaterThan(5);
    const having = await names(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE ${OURS} AND a.attname = 'account_id' AND c.relname = ANY ($1) AND $2::text[] IS NOT NULL ORDER BY 1`,
    );
    expect(having).toEqual([...distributed].sort());
  });

  it('names the unique keys of distributed tables that lack that column, and no other', async () => {
    const lacking = await names(
      `SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       WHERE ${OURS} AND c.relname = ANY ($1) AND $2::text[] IS NOT NULL AND i.indisunique AND NOT EXISTS (
         SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'account_id'
           AND a.attnum = ANY ((i.indkey::int2[])[0:i.indnkeyatts - 1])) ORDER BY 1`,
    );
    expect(firstNames('Keys without it')).toEqual(lacking);
  });

  it('spreads the register of companies by a column that each of its tables and of their unique keys has', async () => {
    expect(byCompany.length).toBeGreaterThan(3);
    const { rows } = await database.sql.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE ${OURS} AND a.attname = 'cnpj_basico' AND a.attnotnull AND NOT EXISTS (
         SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND a.attnum <> ALL (i.indkey::int2[])) ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([...byCompany].sort());
  });

  it('names what else of them Citus does not take: columns that may be null, references elsewhere, triggers', async () => {
    const nullable = await names(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE ${OURS} AND c.relname = ANY ($1) AND $2::text[] IS NOT NULL AND a.attname = 'account_id' AND NOT a.attnotnull`,
    );
    const references = await names(
      `SELECT k.conname AS name FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
       WHERE k.contype = 'f' AND k.conparentid = 0 AND (c.relname = ANY ($1)) <> (t.relname = ANY ($1)) AND t.relname <> ALL ($2)`,
    );
    const triggers = await names(
      `SELECT c.relname || '_' || t.tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE ${OURS} AND NOT t.tgisinternal AND c.relname = ANY ($1) AND $2::text[] IS NOT NULL`,
    );
    expect(firstNames('What else stands in the way')).toEqual([...nullable, ...references, ...triggers].sort());
  });

  it('has a statement for each distributed and each reference table', () => {
    const made = (call: string) => [...page.matchAll(new RegExp(`${call}\\('([a-z_]+)'`, 'g'))].map(([, name]) => name);
    expect(made('create_distributed_table').sort()).toEqual([...distributed, ...byCompany].sort());
    expect(made('create_reference_table').sort()).toEqual([...reference].sort());
  });
});
