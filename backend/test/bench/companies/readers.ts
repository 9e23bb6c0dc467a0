import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { atRandom, type CompaniesClass, statementsOn, type Unit } from './look-ups.js';
import { at, workOf } from './work.js';

const A_SECOND = 100;
const CONNECTIONS = 4;
const COMPANIES = 1_000;
const NAME = 'nitido-bench-readers';

/** How long lookups took, in milliseconds, and PostgreSQL's processor seconds for them. */
export interface Read {
  readonly taken: readonly number[];
  readonly cpu: number;
}

/** A hundred lookups a second, whether the ones before are answered or not, until `work` is done. */
export async function readersWhile(
  url: string,
  Companies: CompaniesClass,
  work: () => Promise<unknown>,
): Promise<Read> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, min: CONNECTIONS, application_name: NAME });
  try {
    const units = await atRandom(pool, COMPANIES);
    const reader = new Companies(statementsOn(pool));
    const before = await workOfAll(pool);
    let over = false;
    const done = work().finally(() => (over = true));
    const all: Promise<number>[] = [];
    const started = performance.now();
    for (let n = 0; !over; n++) {
      const due = started + (n * 1_000) / A_SECOND;
      await sleep(Math.max(0, due - performance.now()));
      const { cnpj } = units[n % units.length] as Unit;
      // From when it was due: what waits for a connection is part of what a person waits for.
      all.push(reader.find(cnpj).then(() => performance.now() - due));
    }
    await done;
    const taken = await Promise.all(all);
    return { taken, cpu: ((await workOfAll(pool)) - before) / 1_000 };
  } finally {
    await pool.end();
  }
}

/** Quiet rounds and such beside a refresh, each pair in turn, so that what others do on the machine meets both: of all together, and each pair's ratio. */
export function besideEachOther(quiet: readonly Read[], refresh: readonly Read[]) {
  const p99 = ({ taken }: Read) => at(taken, 0.99, 2);
  const ratios = quiet.map((one, round) => p99(refresh[round] as Read) / p99(one));
  const together = (reads: readonly Read[], part: number) =>
    at(
      reads.flatMap(({ taken }) => taken),
      part,
      2,
    );
  return {
    readersP50QuietMs: together(quiet, 0.5),
    readersP50RefreshMs: together(refresh, 0.5),
    readersP99QuietMs: together(quiet, 0.99),
    readersP99RefreshMs: together(refresh, 0.99),
    readersRefreshToQuiet: at([together(refresh, 0.99) / together(quiet, 0.99)], 0, 2),
    readersRefreshToQuietOfRounds: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
    readersAsked: `${quiet.map(({ taken }) => taken.length).join(', ')} quiet; ${refresh.map(({ taken }) => taken.length).join(', ')}`,
  };
}

async function workOfAll(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [
    NAME,
  ]);
  return rows.reduce((sum, { pid }) => sum + workOf(pid), 0);
}
