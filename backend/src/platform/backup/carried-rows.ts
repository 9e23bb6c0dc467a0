import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { CarriedRows } from './after-restore.js';
import { aloneOn } from './alone-on.js';
import { PLAIN_TEXT } from './catalogue.js';
import type { Opening } from './manifest.js';
import { keyMarksIn } from './read-database.js';
import { Refusal } from './refusal.js';

const AT_ONCE = 1_000;
const REFUSAL = '--carry-from: o Nítido está em execução nesse banco de dados. Encerre todas as instâncias antes.';

/** The target's own, until its transaction ends: memory holds only what is on its way. */
const HELD = 'CREATE TEMP TABLE carried (nth int NOT NULL, kept text NOT NULL) ON COMMIT DROP';

/** Brings what has to be carried over into the target's transaction; then the database before is needed no more. */
export type Bring = (target: pg.ClientBase) => Promise<void>;

/**
 * Restores with what has to be carried over, of one moment and brought before anything is changed: it may be the database that the
 * copy replaces. `accept` throws when its keys are not those of the copy.
 */
export function withCarried<Result>(
  databaseUrl: string,
  all: readonly CarriedRows[],
  accept: (opening: Pick<Opening, 'keyMarks'>) => void,
  restore: (bring: Bring) => Promise<Result>,
): Promise<Result> {
  // Not named like the product, which must not be on the target.
  return aloneOn({ databaseUrl, name: 'restore', refusal: REFUSAL }, async (client) => {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(PLAIN_TEXT);
    const { rows } = await client.query("SELECT to_regclass('key_marks') AS there");
    if (!rows[0]?.there) throw new Refusal('--carry-from: esse banco de dados não é do Nítido.');
    accept({ keyMarks: await keyMarksIn(client) });
    return restore(async (target) => {
      await target.query(HELD);
      for (const [nth, { read }] of all.entries()) {
        const source = client.query(
          copyTo(`COPY (SELECT ${nth}, kept::text FROM (${read}) AS rows_to_keep) TO STDOUT`),
        );
        await pipeline(source, target.query(copyFrom('COPY carried FROM STDIN')));
      }
      await client.query('COMMIT');
    });
  });
}

/** Answers how many rows of each name there were to be written. */
export async function writeCarried(all: readonly CarriedRows[], target: pg.ClientBase): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [nth, { title, write }] of all.entries()) {
    let n = 0;
    for await (const page of pagesOf(target, nth)) n += (await target.query(write, [page])).rowCount ?? 0;
    if (title) counts.set(title, n + (counts.get(title) ?? 0));
  }
  return counts;
}

async function* pagesOf(target: pg.ClientBase, nth: number): AsyncGenerator<string> {
  await target.query(`DECLARE pages NO SCROLL CURSOR FOR SELECT kept FROM carried WHERE nth = ${nth}`);
  for (;;) {
    const { rows } = await target.query<{ kept: string }>(`FETCH ${AT_ONCE} FROM pages`);
    if (rows.length > 0) yield `[${rows.map(({ kept }) => kept).join(',')}]`;
    if (rows.length < AT_ONCE) break;
  }
  await target.query('CLOSE pages');
}
