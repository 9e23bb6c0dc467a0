import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { atRandom, type CompaniesClass, statementsOn, type Unit } from './look-ups.js';
import { at, workOf } from './work.js';

const A_SECOND = 100;
const CONNECTIONS = 4;
const COMPANIES = 1_000;

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
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const [first] = clients as [pg.Client];
    const units = await atRandom(first, COMPANIES);
    const readers = clients.map((client) => new Companies(statementsOn(client)));
    const before = await workOfAll(clients);
    let over = false;
    const done = work().finally(() => (over = true));
    const all: Promise<number>[] = [];
    const started = performance.now();
    for (let n = 0; !over; n++) {
      const due = started + (n * 1_000) / A_SECOND;
      await sleep(Math.max(0, due - performance.now()));
      const { cnpj } = units[n % units.length] as Unit;
      // From when it was due: what waits for a connection is part of what a person waits for.
      all.push(
        (readers[n % CONNECTIONS] as InstanceType<CompaniesClass>).find(cnpj).then(() => performance.now() - due),
      );
    }
    await done;
    const taken = await Promise.all(all);
    return { taken, cpu: ((await workOfAll(clients)) - before) / 1_000 };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
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

async function workOfAll(clients: readonly pg.Client[]): Promise<number> {
  const works = clients.map(async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return workOf(rows[0]?.pid);
  });
  return (await Promise.all(works)).reduce((sum, work) => sum + work, 0);
}
