import type pg from 'pg';
import type { Queryable } from '../database/sql.js';
import type { CarriedRows } from './after-restore.js';
import { aloneOn } from './alone-on.js';
import { PLAIN_TEXT } from './catalogue.js';
import type { Opening } from './manifest.js';
import { keyMarksIn } from './read-database.js';
import { Refusal } from './refusal.js';

const AT_ONCE = 1_000;
const REFUSAL = '--carry-from: o Nítido está em execução nesse banco de dados. Encerre todas as instâncias antes.';

/** Rows that wait to be written, as texts of JSON. */
export interface Carried {
  readonly what: CarriedRows;
  readonly pages: readonly string[];
}

/**
 * Reads what has to be carried over, of one moment and before anything is changed: it may be the database that the copy
 * replaces. `accept` throws when its keys are not those of the copy.
 */
export function readCarried(
  databaseUrl: string,
  all: readonly CarriedRows[],
  accept: (opening: Pick<Opening, 'keyMarks'>) => void,
): Promise<Carried[]> {
  return aloneOn({ databaseUrl, name: 'nitido-restore', refusal: REFUSAL }, async (client) => {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(PLAIN_TEXT);
    const { rows } = await client.query("SELECT to_regclass('key_marks') AS there");
    if (!rows[0]?.there) throw new Refusal('--carry-from: esse banco de dados não é do Nítido.');
    accept({ keyMarks: await keyMarksIn(client) });
    const carried: Carried[] = [];
    for (const what of all) carried.push({ what, pages: await pagesOf(client, what.read) });
    return carried;
  });
}

/** Answers how many rows of each name there were to be written. */
export async function writeCarried(carried: readonly Carried[], tx: Queryable): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { what, pages } of carried) {
    let n = 0;
    for (const page of pages) n += (await tx.query(what.write, [page])).rowCount ?? 0;
    if (what.title) counts.set(what.title, n + (counts.get(what.title) ?? 0));
  }
  return counts;
}

async function pagesOf(client: pg.Client, read: string): Promise<string[]> {
  const pages: string[] = [];
  await client.query(`DECLARE carried NO SCROLL CURSOR FOR SELECT kept::text AS kept FROM (${read}) AS rows_to_keep`);
  for (;;) {
    const { rows } = await client.query<{ kept: string }>(`FETCH ${AT_ONCE} FROM carried`);
    if (rows.length > 0) pages.push(`[${rows.map(({ kept }) => kept).join(',')}]`);
    if (rows.length < AT_ONCE) break;
  }
  await client.query('CLOSE carried');
  return pages;
}
