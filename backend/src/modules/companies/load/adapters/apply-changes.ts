import type pg from 'pg';
import { ONE_BY_ONE } from '../../../../platform/database/sql.js';
import { ROW_KINDS } from '../../files/index.js';
import { eventsOf, writesOf } from './apply.sql.js';
import { changesOf } from './judge.sql.js';
import type { LoadThrottle } from './load-throttle.js';
import { refreshSearchRows, SEARCHED } from './search-rows.js';

/** A statement takes PostgreSQL half a millisecond of so many. */
const COMPANIES_AT_ONCE = 20;

/** Few rows each time, all of them found by keys, whatever the tables' statistics say of their size. */
const PLANS = `SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL ${ONE_BY_ONE}`;

const somewhere = ROW_KINDS.map(
  (kind) => `(SELECT DISTINCT k1, ${SEARCHED.includes(kind)} AS searched FROM ${changesOf(kind)}
    WHERE k1 > $1 ORDER BY k1 LIMIT ${COMPANIES_AT_ONCE})`,
);
/** The first companies after $1 of which something changes. */
const NEXT = `SELECT k1 AS company, bool_or(searched) AS searched FROM (${somewhere.join(' UNION ALL ')}) AS c
  GROUP BY k1 ORDER BY k1 LIMIT ${COMPANIES_AT_ONCE}`;

const EVENTS = ROW_KINDS.flatMap(eventsOf);
const WRITES = ROW_KINDS.flatMap(writesOf);

/** In its transaction: events and rows of all that the month changes, company after company. `day`: the month's first. */
export async function applyChanges(
  client: pg.Client,
  turns: LoadThrottle,
  day: string,
  goOn: () => void,
): Promise<void> {
  await client.query(PLANS);
  const each = async (name: string, texts: readonly string[], ...values: unknown[]) => {
    for (const [n, text] of texts.entries())
      await turns.take(() => client.query({ name: `${name}-${n}`, text, values }));
  };
  for (let last = '-1'; ; ) {
    goOn();
    const next = { name: 'next', text: NEXT, values: [last] };
    const { rows } = await client.query<{ company: string; searched: boolean }>(next);
    if (rows.length === 0) return;
    const companies = rows.map(({ company }) => company);
    await each('events', EVENTS, companies, day);
    await each('writes', WRITES, companies);
    const searched = rows.filter((row) => row.searched).map(({ company }) => company);
    await each('searched', refreshSearchRows, searched);
    last = companies.at(-1) as string;
  }
}
