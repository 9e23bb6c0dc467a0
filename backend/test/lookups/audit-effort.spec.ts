import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { AuditTrail } from '../../src/modules/lookups/audit/adapters/audit-trail.queries.js';
import type { AuditFilter } from '../../src/modules/lookups/audit/domain/audit-record.js';
import { AUDIT_SUBJECTS } from '../../src/modules/lookups/model/hash-domains.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { watchedSql } from '../harness/rows-touched.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(300_000);

/** `npm run verify:audit-reading` fills a million. */
const RECORDS = Number(process.env.VERIFY_AUDIT_READING ?? 50_000);
const LIMIT = 50;
const ACCOUNT = v7();
const SUBJECT = 'cpf:52998224725';
const hash = new SubjectHash(randomBytes(32).toString('base64'));
const ALL: AuditFilter = {
  from: null,
  to: null,
  type: null,
  outcome: null,
  purpose: null,
  accountId: null,
  subjects: null,
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql.query("SELECT lookup_make_partitions(now() - interval '3 months', 7)");
  await database.sql.query(FILL, [RECORDS, ACCOUNT, hash.of(AUDIT_SUBJECTS, SUBJECT)]);
  await database.sql.query(SEAL);
  await database.sql.query('VACUUM ANALYZE lookup_audit, lookup_audit_seals');
});

afterAll(() => database.drop());

function watched() {
  const { sql, touched, ms } = watchedSql(database.sql);
  return { trail: new AuditTrail(sql, hash), touched, ms };
}

/** A page, one record more, and the block of each. */
const OF_A_PAGE = 2 * (LIMIT + 1);

describe(`A page of the audit of ${RECORDS} lookups`, () => {
  it.each<[string, Partial<AuditFilter>]>([
    ['everything', {}],
    ['a period', { from: new Date(Date.now() - 40 * 86_400_000), to: new Date(Date.now() - 20 * 86_400_000) }],
    ['a rare subject', { subjects: [SUBJECT] }],
    ['a rare account', { accountId: ACCOUNT }],
    ['a rare type', { type: 'rg' }],
    ['a rare outcome', { outcome: 'withheld' }],
    ['a common type', { type: 'cpf' }],
    ['a common outcome', { outcome: 'success' }],
    ['a purpose', { purpose: 'cobranca' }],
  ])('of %s touches not many more records than it shows', async (title, change) => {
    const filter = { ...ALL, ...change };
    const { trail, touched, ms } = watched();
    const first = await trail.page({ filter, sort: 'newest', limit: LIMIT, cursor: null });
    expect(first.items.length).toBeGreaterThan(0);
    const deep = await trail.page({ filter, sort: 'oldest', limit: LIMIT, cursor: first.items.at(-1)?.id ?? null });
    expect(deep.items.every(({ block }) => block !== null)).toBe(true);
    if (process.env.VERIFY_AUDIT_READING)
      console.log(`${title}: ${touched()} rows, ${ms().toFixed(1)} ms for two pages`);
    expect(touched()).toBeLessThanOrEqual(2 * OF_A_PAGE + SPARSE);
  });

  it('is counted no further than it says', async () => {
    const { trail, touched } = watched();
    const { total, capped } = await trail.count(ALL);
    expect([total, capped]).toEqual([10_000, true]);
    expect(touched()).toBeLessThanOrEqual(10_001);
  });

  it('opens one record through its block alone', async () => {
    const { trail, touched } = watched();
    const [record] = (await trail.page({ filter: { ...ALL, type: 'rg' }, sort: 'oldest', limit: 1, cursor: null }))
      .items;
    const before = touched();
    expect((await trail.open(record?.id ?? ''))?.place).toMatchObject({ intact: false, block: record?.block });
    expect(touched() - before).toBeLessThanOrEqual(5);
  });
});

/** What a filter may pass over: five purposes take turns, so that one of them is every fifth record. */
const SPARSE = 10 * LIMIT;

/** Over the last two months; one in ten thousand is what the rare filters look for. */
const FILL = `
  INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, purpose, outcome, protocolo, mac)
  SELECT date_trunc('milliseconds', at), (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    CASE WHEN n % 10000 = 1 THEN $2::uuid ELSE md5((n % 500)::text)::uuid END,
    CASE WHEN n % 10000 = 2 THEN 'rg' ELSE 'cpf' END, '***',
    CASE WHEN n % 10000 = 3 THEN $3::bytea ELSE sha256(n::text::bytea) END,
    (ARRAY['cobranca', 'protecao_credito', 'prevencao_fraude', 'exercicio_direitos', 'cadastro_proprio'])[1 + n % 5],
    CASE WHEN n % 10000 = 4 THEN 'withheld' ELSE 'success' END, 'P', '\\x00'
  FROM (SELECT n, at, lpad(to_hex((extract(epoch FROM date_trunc('milliseconds', at)) * 1000)::bigint), 12, '0') AS hex
    FROM (SELECT n, now() - n * (interval '60 days' / $1::int) AS at FROM generate_series(1, $1::int) AS n) AS moments) AS drawn
`;

/** Blocks of twenty, whose hashes fit nothing: only their ids are looked at. */
const SEAL = `
  INSERT INTO lookup_audit_seals (number, sealed_at, records, ids, row_hashes, unmarked, seal)
  SELECT 1 + place / 20, now(), 'lookups', array_agg(id ORDER BY place), decode(repeat('00', 32 * count(*)::int), 'hex'), '{}', '\\x00'
  FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS place FROM lookup_audit) AS ordered GROUP BY place / 20
`;
