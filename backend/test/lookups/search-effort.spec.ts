import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { DeleteOldResultsJob } from '../../src/modules/lookups/history/adapters/delete-old-results.job.js';
import { LookupHistory } from '../../src/modules/lookups/history/adapters/lookup-history.queries.js';
import { PgHistoryEntries } from '../../src/modules/lookups/history/adapters/pg-history-entries.js';
import { SubjectEntries } from '../../src/modules/lookups/history/adapters/subject-entries.queries.js';
import type { HistoryFilter } from '../../src/modules/lookups/history/history-entry.js';
import { LookupsConfig, LookupsSettings } from '../../src/modules/lookups/lookups.config.js';
import { blindTerms } from '../../src/modules/lookups/run/adapters/blind-terms.js';
import { PlatformConfig } from '../../src/platform/config/platform.config.js';
import type { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { ReadSql } from '../../src/platform/database/read-sql.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { SettingOverrides } from '../../src/platform/settings/setting-overrides.js';
import { rowsRead, watchedByKeptPlans } from '../harness/rows-touched.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const ENTRIES = 20_000;
/** Entries that are counted of a search, and one more. */
const MOST_READ = 2_001;
const ACCOUNT = v7();
const hash = new SubjectHash(randomBytes(32).toString('base64'));
const [maria, silva] = blindTerms(hash, ACCOUNT, ['MARIA', 'SILVA']);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql.query("SELECT lookup_make_partitions(now() - interval '3 months', 7)");
  await database.sql.query(COMMON_NAMES, [ACCOUNT, ENTRIES, maria, silva]);
  await database.sql.query(OTHER_ACCOUNTS);
  await database.sql.query(OTHER_HISTORIES);
  await database.sql.query('VACUUM ANALYZE lookup_history, lookup_history_terms');
});

afterAll(() => database.drop());

/** A history that notes how many rows each of its statements takes from the search's index at most. */
function watched(): { history: LookupHistory; mostRead: () => number } {
  let most = 0;
  const query = async (text: string, values?: unknown[]) => {
    const explained = await database.sql.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    most = Math.max(most, mostRows(explained.rows[0]['QUERY PLAN'][0].Plan));
    return database.sql.query(text, values);
  };
  const sql = new Sql({ driver: { master: { query } as unknown as Pool } } as unknown as DataSource);
  return { history: new LookupHistory(new ReadSql(sql, new PlatformConfig()), hash), mostRead: () => most };
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

function mostRows(plan: Plan): number {
  const own = plan['Relation Name']?.startsWith('lookup_history_terms')
    ? plan['Actual Rows'] * plan['Actual Loops']
    : 0;
  return Math.max(own, ...(plan.Plans ?? []).map(mostRows));
}

function searching(...terms: string[]): HistoryFilter {
  return { type: null, status: null, from: null, to: null, search: { types: [], words: [], alternatives: [terms] } };
}

describe(`A search among ${ENTRIES} entries with the same words`, () => {
  it.each([
    ['one word, newest first', ['MARIA'], 'newest'],
    ['one word, oldest first', ['MARIA'], 'oldest'],
    ['two words, newest first', ['MARIA', 'SILVA'], 'newest'],
  ] as const)('reads only the newest or oldest few for a page of %s', async (_title, terms, sort) => {
    const { history, mostRead } = watched();
    const page = await history.page(ACCOUNT, { filter: searching(...terms), sort, cursor: null, limit: 20 });
    expect([page.entries.length, page.next !== null]).toEqual([20, true]);
    expect(mostRead()).toBeLessThanOrEqual(MOST_READ);
  });

  it.each([[['MARIA']], [['MARIA', 'SILVA']]])('counts what %j finds no further than it says', async (terms) => {
    const { history, mostRead } = watched();
    const { total, capped } = await history.count(ACCOUNT, searching(...terms));
    expect([total >= 1_000, capped]).toEqual([true, true]);
    expect(mostRead()).toBeLessThanOrEqual(MOST_READ);
  });
});

describe(`What is named among ${ENTRIES} entries of one account of many`, () => {
  const named = async (most: number): Promise<string[]> => {
    const newest = 'SELECT id FROM lookup_history WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2';
    return (await database.sql.query(newest, [ACCOUNT, most])).rows.map(({ id }) => id);
  };
  const sealed = {} as FieldCipher;

  it.each<[string, (sql: Sql) => Promise<number>]>([
    [
      'found and exported',
      async (sql) => {
        const history = new LookupHistory(new ReadSql(sql, new PlatformConfig()), hash);
        const pages = history.pages(ACCOUNT, { filter: searching('MARIA'), sort: 'newest' });
        let read = 0;
        for (let n = 0; n < 5; n++) read += (await pages.next()).value?.length ?? 0;
        return read;
      },
    ],
    [
      'chosen',
      async (sql) => {
        const history = new LookupHistory(new ReadSql(sql, new PlatformConfig()), hash);
        return (await history.chosen(ACCOUNT, await named(100)).next()).value?.length ?? 0;
      },
    ],
    [
      'shown whole',
      async (sql) => {
        const entries = new PgHistoryEntries(sql, sealed, hash);
        return named(100)
          .then((ids) => entries.reveal(ACCOUNT, v7(), ids, true))
          .then(() => 100);
      },
    ],
    [
      'in a dossier',
      async (sql) => {
        const entries = new SubjectEntries(sql, sealed, hash);
        let before: string | null = null;
        for (let n = 0; n < 5; n++)
          before = (await entries.read(ACCOUNT, maria ?? '', { limit: 100, before })).at(-1)?.id ?? null;
        return 500;
      },
    ],
  ])('is looked up by its keys alone where it is %s, by a plan that is kept too', async (_title, work) => {
    const { sql, touched, release } = await watchedByKeptPlans(database.sql);
    const read = await work(sql).finally(release);
    expect(read).toBeGreaterThanOrEqual(100);
    expect(touched()).toBeLessThanOrEqual(3 * read);
  });

  it('is looked up by its keys alone where it is erased, with its terms', async () => {
    const ids = await named(100);
    const read = await rowsRead(database.url, 'lookup_history%', async (sql) => {
      expect(await new PgHistoryEntries(sql, sealed, hash).erase(ACCOUNT, ids)).toBe(100);
    });
    expect(read).toBeLessThanOrEqual(20 * 100);
  });

  it('is looked up by its keys alone where its result is too old', async () => {
    await database.sql.query(RESULTS, [ACCOUNT, maria]);
    await database.sql.query('ANALYZE lookup_history');
    const settings = new LookupsSettings(new LookupsConfig(), new SettingOverrides());
    const in30Days = { now: () => new Date(Date.now() + 30 * 86_400_000) };
    const read = await rowsRead(database.url, 'lookup_history%', (sql) =>
      new DeleteOldResultsJob(sql, new Jobs(sql), in30Days, settings).job.soon(),
    );
    const { rowCount } = await database.sql.query('SELECT FROM lookup_history WHERE result IS NOT NULL');
    expect(rowCount).toBe(0);
    expect(read).toBeLessThanOrEqual(20 * 400);
  });
});

/** Over the last three months, so that the months before and after hold nothing. */
const COMMON_NAMES = `
  WITH drawn AS (
    SELECT n, date_trunc('milliseconds', now()) - n * interval '6 minutes' AS at, (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS id
    FROM (SELECT n, lpad(to_hex((extract(epoch FROM date_trunc('milliseconds', now()) - n * interval '6 minutes') * 1000)::bigint), 12, '0') AS hex
      FROM generate_series(1, $2::int) AS n) AS moments
  ), entry AS (
    INSERT INTO lookup_history (account_id, created_at, id, type, outcome, origem, fonte, protocolo, masked, latency_ms, terms)
    SELECT $1::uuid, at, id, 'nome', 'success', 'contratada', 'Birô', 'x', 'M*', 1, ARRAY[$3::bigint, $4::bigint] FROM drawn
    RETURNING account_id, created_at, id, type, outcome, terms
  )
  INSERT INTO lookup_history_terms (account_id, term, created_at, id, type, outcome)
  SELECT account_id, unnest(terms), created_at, id, type, outcome FROM entry
`;

/** Terms of one entry each, as most are. */
const OTHER_ACCOUNTS = `
  INSERT INTO lookup_history_terms (account_id, term, created_at, id, type, outcome)
  SELECT md5((n % 50)::text)::uuid, hashint8extended(n, 3), now() - n * interval '3 minutes', md5(n::text)::uuid, 'cpf', 'success'
  FROM generate_series(1, 40000) AS n
`;

/** Of a few entries each: a plan for any account takes this one to have no more. */
const OTHER_HISTORIES = `
  INSERT INTO lookup_history (account_id, created_at, id, type, outcome, protocolo, masked, latency_ms)
  SELECT md5((n % 5000)::text)::uuid, now() - n * interval '6 minutes', md5(n::text)::uuid, 'cpf', 'success', 'x', '*', 1
  FROM generate_series(1, 20000) AS n
`;

/** Of the oldest 400. */
const RESULTS = `
  UPDATE lookup_history h SET result = '', subjects = ARRAY[$2::bigint]
  FROM (SELECT created_at, id FROM lookup_history WHERE account_id = $1 ORDER BY created_at LIMIT 400) AS oldest
  WHERE h.account_id = $1 AND h.created_at = oldest.created_at AND h.id = oldest.id
`;
