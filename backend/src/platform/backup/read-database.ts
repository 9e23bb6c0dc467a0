import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { PLAIN_TEXT, partitionsIn, sequencesIn, tablesIn } from './catalogue.js';
import type { Opening, TableSum } from './manifest.js';
import type { CopyRecord } from './records.js';
import { Refusal } from './refusal.js';
import { RowSums, summedUp } from './row-sums.js';

const PART_BYTES = 262_144;
type Table = Opening['tables'][number];

/** Everything in a database as one moment saw it, while others go on writing there. */
export async function* readDatabase(client: pg.Client): AsyncGenerator<CopyRecord> {
  const held = await tablesIn(client);
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await client.query(PLAIN_TEXT);
  // Before the snapshot: no table may change its shape between the two.
  if (held.length > 0)
    await client.query(`LOCK TABLE ${held.map(({ name }) => `"${name}"`).join(', ')} IN ACCESS SHARE MODE`);
  const opening = await openingOf(client);
  yield { kind: 'opening', opening };
  const tables: Record<string, TableSum> = {};
  for (const table of opening.tables) {
    yield { kind: 'table', table: table.name };
    const sums = new RowSums();
    for await (const rows of inParts(rowsOf(client, table))) {
      sums.add(rows);
      yield { kind: 'rows', rows };
    }
    tables[table.name] = sums.result();
  }
  yield { kind: 'closing', closing: { tables, sequences: await sequencesIn(client) } };
  await client.query('COMMIT');
}

/** The rows of a table in PostgreSQL's text format, summed up. */
export function sumOf(client: pg.ClientBase, table: Table): Promise<TableSum> {
  return summedUp(rowsOf(client, table));
}

function rowsOf(client: pg.ClientBase, { name, columns }: Table): AsyncIterable<Buffer> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return client.query(copyTo(`COPY (SELECT ${list} FROM "${name}") TO STDOUT`));
}

async function openingOf(client: pg.Client): Promise<Opening> {
  const tables = await tablesIn(client);
  if (!tables.some(({ name }) => name === 'migrations'))
    throw new Refusal('DATABASE_URL: este banco de dados não é do Nítido, ou ainda está vazio.');
  const { rows: migrations } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const { rows: server } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  return {
    product: productVersion(),
    madeAt: new Date().toISOString(),
    postgres: server[0]?.version ?? '',
    migrations: migrations.map(({ name }) => name),
    keyMarks: await keyMarksIn(client),
    tables,
    partitions: await partitionsIn(client),
  };
}

export async function keyMarksIn(client: pg.ClientBase): Promise<Opening['keyMarks']> {
  const { rows } = await client.query<{ name: string; mark: Buffer }>('SELECT name, mark FROM key_marks ORDER BY name');
  return rows.map(({ name, mark }) => ({ name, mark: mark.toString('base64') }));
}

/** Small pieces put together: PostgreSQL sends a row at a time. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    held.push(piece);
    length += piece.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(held);
    [held, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(held);
}

/** The product's version, of the package.json above this code, wherever it came to lie. */
function productVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
