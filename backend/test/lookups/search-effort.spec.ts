import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { LookupHistory } from '../../src/modules/lookups/history/adapters/lookup-history.queries.js';
import type { HistoryFilter } from '../../src/modules/lookups/history/history-entry.js';
import { blindTerms } from '../../src/modules/lookups/run/adapters/blind-terms.js';
import { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { ReadSql } from '../../src/platform/database/read-sql.js';
import { Sql } from '../../src/platform/database/sql.js';
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

/** Over the last three months, so that the months before and after hold nothing. */
const COMMON_NAMES = `
  WITH drawn AS (
    SELECT n, now() - n * interval '6 minutes' AS at, (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS id
    FROM (SELECT n, lpad(to_hex((extract(epoch FROM now() - n * interval '6 minutes') * 1000)::bigint), 12, '0') AS hex
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
