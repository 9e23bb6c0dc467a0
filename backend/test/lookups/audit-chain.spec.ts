import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { AuditChain } from '../../src/modules/lookups/audit/adapters/audit-chain.store.js';
import type { AuditHead, AuditProblem, AuditVerification } from '../../src/modules/lookups/audit/domain/audit-chain.js';
import { auditedBytes } from '../../src/modules/lookups/model/index.js';
import { Clock } from '../../src/platform/clock.js';
import { RecordMac } from '../../src/platform/crypto/record-mac.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../src/platform/database/admin-audit-log.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';

jest.setTimeout(1_200_000);

/** `npm run verify:audit` seals a million and plants a thousand. */
const RECORDS = Number(process.env.VERIFY_AUDIT_RECORDS ?? 20_000);
const CHANGES = Math.max(40, RECORDS / 1_000);

/** The goal for a million. */
const MOST_SECONDS = 10;

/** The least that a page of a verification has. */
const ONE_BLOCK = 1;

const key = randomBytes(32).toString('base64');
const macs = new RecordMac(`1:${key}`);
const ACCOUNT = v7();

let database: TestDatabase;
let chain: AuditChain;

beforeEach(async () => {
  database = await createTestDatabase();
  chain = chainWith(key);
});

afterEach(() => database.drop());

function chainWith(hashKey: string): AuditChain {
  return new AuditChain(sqlOf(database), new SubjectHash(hashKey), new RecordMac(`1:${hashKey}`));
}

function sqlOf({ sql }: TestDatabase): Sql {
  return new Sql({ driver: { master: sql } } as unknown as DataSource);
}

/** Appends records as lookups do, each with its place in the queue. */
async function write(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const some = Array.from({ length: Math.min(5_000, count - ids.length) }, () => v7());
    await database.sql.query(
      `WITH entry AS (
         SELECT to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0) AS at, id, mac
         FROM unnest($1::uuid[], $3::bytea[]) AS entry(id, mac)
       ), audited AS (
         INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, purpose, outcome, protocolo, mac)
         SELECT at, id, $2, 'cpf', '***.982.247-**', sha256(id::text::bytea), 'cobranca', 'success', 'P', mac FROM entry
         RETURNING created_at, id
       )
       INSERT INTO lookup_audit_unsealed SELECT created_at, id FROM audited`,
      [some, ACCOUNT, some.map(markOf)],
    );
    ids.push(...some);
  }
  return ids;
}

function markOf(id: string): Buffer {
  const text = auditedBytes({
    id,
    account_id: ACCOUNT,
    subject_hash: createHash('sha256').update(id).digest(),
    type: 'cpf',
    masked: '***.982.247-**',
    purpose: 'cobranca',
    legal_basis: null,
    origem: null,
    fonte: null,
    outcome: 'success',
    protocolo: 'P',
  });
  return macs.of(text);
}

/** What an administrator does, recorded as it always is. */
async function act(times: number): Promise<string[]> {
  const log = new AdminAuditLog({ now: () => new Date() } as Clock, macs);
  for (let i = 0; i < times; i += 1) {
    const after = { reason: 'fraude, "grave"\\n', days: 1.5, ends: null, own: true };
    await log.record({ adminId: ACCOUNT, action: 'block-account', target: `account:${v7()}`, after }, database.sql);
  }
  const { rows } = await database.sql.query<{ id: string }>('SELECT id FROM admin_actions ORDER BY id DESC LIMIT $1', [
    times,
  ]);
  return rows.map(({ id }) => id).reverse();
}

async function sealAll(): Promise<AuditHead | null> {
  while (await chain.seal());
  return chain.head();
}

const GUARDED = ['lookup_audit', 'lookup_audit_seals', 'admin_actions'];

/** Does what the triggers forbid, as somebody who owns the database can. */
async function tamper(...statements: [string, unknown[]?][]): Promise<void> {
  const client = await database.sql.connect();
  try {
    for (const table of GUARDED) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER append_only`);
    }
    for (const [text, values] of statements) await client.query(text, values);
    for (const table of GUARDED) {
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER append_only`);
    }
  } finally {
    client.release();
  }
}

const lines = ({ problems }: AuditVerification) => problems.map(told).sort();
const told = ({ kind, block, id }: AuditProblem) => [kind, ...(id ? [id] : [`block ${block}`])].join(' ');

const COPY = `
  INSERT INTO lookup_audit SELECT created_at + interval '1 microsecond', $2, account_id, type, masked, subject_hash,
    purpose, legal_basis, origem, fonte, outcome, protocolo, mac FROM lookup_audit WHERE id = $1`;
/** With its place in the queue, as if a lookup had written it. */
const QUEUED_COPY = `WITH forged AS (${COPY} RETURNING created_at, id) INSERT INTO lookup_audit_unsealed SELECT * FROM forged`;

describe('The audit’s chain', () => {
  it('takes every committed record once, whoever seals, and finds nothing in what nobody touched', async () => {
    await write(300);
    const others = [chainWith(key), chainWith(key)];
    await Promise.all([chain, ...others, chain].map((each) => each.seal()));
    await write(200);
    await sealAll();
    const { rows } = await database.sql.query(
      'SELECT count(*)::int AS n, count(DISTINCT id)::int AS ids FROM lookup_audit_seals, unnest(ids) AS id',
    );
    expect(rows).toEqual([{ n: 500, ids: 500 }]);
    await expect(chain.verify([])).resolves.toMatchObject({ sealed: 500, unsealed: 0, problemCount: 0 });
  });

  it('seals records that were committed late, after later ones', async () => {
    const late = await database.sql.connect();
    await late.query('BEGIN');
    const log = new AdminAuditLog({ now: () => new Date() } as Clock, macs);
    await log.record({ adminId: ACCOUNT, action: 'block-account', target: 'account:x' }, late);
    await write(10);
    await sealAll();
    await late.query('COMMIT');
    late.release();
    await sealAll();
    await expect(chain.verify([])).resolves.toMatchObject({
      blocks: 2,
      sealed: 10,
      sealedAdminActions: 1,
      problemCount: 0,
    });
  });

  it(`finds and locates ${CHANGES} changes among ${RECORDS} records: edits of any column, deletions, insertions, other places`, async () => {
    const ids = await write(RECORDS);
    const actions = await act(ADMIN_WAYS.length + 20);
    await sealAll();
    // The others are of what administrators did.
    const edited = CHANGES - ADMIN_WAYS.length;
    const step = Math.floor(RECORDS / edited);
    const victims = Array.from({ length: edited }, (_, i) => ids[i * step]!);
    const expected: string[] = [];
    const edits = victims.map((id, i): [string, unknown[]] => {
      const forged = v7();
      const way = WAYS[i % WAYS.length]!;
      const isNew = way.found === 'inserted' || way.found === 'forged';
      expected.push(`${way.found} ${isNew ? forged : id}`);
      return [way.sql, isNew ? [id, forged] : [id]];
    });
    ADMIN_WAYS.forEach(({ found, sql }, i) => {
      expected.push(`${found} ${actions[i]}`);
      edits.push([sql, [actions[i]]]);
    });
    await tamper(...edits);
    await sealAll();
    const from = performance.now();
    const verification = await chain.verify([]);
    const seconds = (performance.now() - from) / 1_000;
    if (RECORDS > 100_000) console.info(`verified in ${seconds.toFixed(1)} s, ${expected.length} differences`);
    expect(lines(verification)).toEqual(expected.sort());
    expect(seconds).toBeLessThan(MOST_SECONDS);
    expect(lines(await chain.verify([], ONE_BLOCK))).toEqual(expected);
  });

  it('brings together a record and a block of different pages, and tells what differs there', async () => {
    const [late] = await write(1);
    const { rows } = await database.sql.query('DELETE FROM lookup_audit_unsealed RETURNING created_at::text AS at, id');
    for (let blocks = 0; blocks < 3; blocks++) {
      await write(2);
      await sealAll();
    }
    await database.sql.query('INSERT INTO lookup_audit_unsealed VALUES ($1, $2)', [rows[0].at, late]);
    const found = async () => lines(await chain.verify([], ONE_BLOCK));
    expect(await found()).toEqual([]);
    await sealAll();
    expect(await found()).toEqual([]);
    // What a block says of its records' moments only tells where to look.
    await tamper([
      "UPDATE lookup_audit_seals SET records_until = CASE number WHEN 1 THEN NULL ELSE timestamptz '2001-01-01' END",
    ]);
    expect(await found()).toEqual([]);
    await tamper(["UPDATE lookup_audit SET purpose = 'cobranca' || purpose WHERE id = $1", [late]]);
    expect(await found()).toEqual([`altered ${late}`]);
    await tamper(['DELETE FROM lookup_audit WHERE id = $1', [late]]);
    expect(await found()).toEqual([`missing ${late}`]);
  });

  it('is verified by one at a time', async () => {
    const other = await database.sql.connect();
    try {
      await other.query('SELECT pg_advisory_lock(7251005)');
      await expect(chain.verify([])).rejects.toMatchObject({ code: 'AUDIT_VERIFICATION_RUNNING', kind: 'conflict' });
    } finally {
      other.release(true);
    }
    await until(async () => (await chain.verify([]).catch(() => null))?.problemCount === 0);
  });

  it('cannot be made to fit: not by re-hashing an edited record, nor by whoever has another key', async () => {
    const [id] = await write(1);
    await sealAll();
    await write(5);
    await sealAll();
    await tamper(
      ["UPDATE lookup_audit SET purpose = 'prevencao_fraude' WHERE id = $1", [id]],
      ['UPDATE lookup_audit_seals SET row_hashes = sha256(row_hashes) WHERE number = 1'],
    );
    expect(lines(await chain.verify([]))).toEqual([`altered ${id}`, 'seal_broken block 1']);
    const forger = await chainWith(randomBytes(32).toString('base64')).verify([]);
    expect(forger.problems).toContainEqual({ kind: 'seal_broken', records: null, block: 2, id: null });
  });

  it('tells of a record put in, or changed, before it could be sealed, while it waits and ever after', async () => {
    const [first, second] = await write(2);
    const [action] = await act(2);
    const [copy, forgedAction] = [v7(), v7()];
    await tamper(
      [QUEUED_COPY, [first, copy]],
      ["UPDATE lookup_audit SET outcome = 'not_found' WHERE id = $1", [second]],
      [
        `WITH forged AS (
           INSERT INTO admin_actions SELECT $2, at, admin_id, action, target, before, after, mac FROM admin_actions
           WHERE id = $1 RETURNING at, id
         ) INSERT INTO admin_actions_unsealed SELECT * FROM forged`,
        [action, forgedAction],
      ],
    );
    const found = [`forged ${copy}`, `forged ${second}`, `forged ${forgedAction}`].sort();
    expect(lines(await chain.verify([]))).toEqual(found);
    await sealAll();
    const { problems } = await chain.verify([]);
    expect(problems.map(told).sort()).toEqual(found);
    expect(problems.filter(({ records }) => records === 'admin-actions')).toMatchObject([
      { block: 2, id: forgedAction },
    ]);
    await tamper([`UPDATE lookup_audit_seals SET unmarked = '{}' WHERE number = 2`]);
    expect(lines(await chain.verify([]))).toContain('seal_broken block 2');
  });

  it('believes a mark of an older key, which a sealer of that time did not know, as soon as the key is there', async () => {
    await write(1);
    const ignorant = new AuditChain(sqlOf(database), new SubjectHash(key), new RecordMac(`2:${key}`));
    await ignorant.seal();
    expect((await ignorant.verify([])).problems).toMatchObject([{ kind: 'forged' }]);
    await expect(chain.verify([])).resolves.toMatchObject({ problemCount: 0 });
  });

  it('is compared with each of two heads that were noted of one block', async () => {
    await write(1);
    const { number, seal } = (await sealAll())!;
    const other = { number, seal: 'cd'.repeat(32) };
    for (const noted of [
      [other, { number, seal }],
      [{ number, seal }, other, other],
    ]) {
      expect(lines(await chain.verify(noted))).toEqual([`head_lost block ${number}`]);
    }
  });

  it('notices blocks that change places, go missing or are cut off at the end', async () => {
    for (let i = 0; i < 4; i += 1) {
      await write(3);
      await sealAll();
    }
    const head = (await chain.head())!;
    await expect(chain.verify([head])).resolves.toMatchObject({ blocks: 4, problemCount: 0 });

    await tamper(
      ['UPDATE lookup_audit_seals SET number = -number WHERE number IN (2, 3)'],
      ['UPDATE lookup_audit_seals SET number = CASE number WHEN -2 THEN 3 ELSE 2 END WHERE number < 0'],
    );
    expect(lines(await chain.verify([]))).toEqual([
      'seal_broken block 2',
      'seal_broken block 3',
      'seal_broken block 4',
    ]);

    await tamper(['DELETE FROM lookup_audit_seals WHERE number = 2']);
    expect(lines(await chain.verify([]))).toContain('seal_missing block 2');

    await tamper(
      ['DELETE FROM lookup_audit WHERE id IN (SELECT unnest(ids) FROM lookup_audit_seals WHERE number > 1)'],
      ['DELETE FROM lookup_audit_seals WHERE number > 1'],
      [
        'DELETE FROM lookup_audit WHERE NOT EXISTS (SELECT FROM lookup_audit_seals s WHERE lookup_audit.id = ANY (s.ids))',
      ],
    );
    await expect(chain.verify([])).resolves.toMatchObject({ problemCount: 0 });
    expect(lines(await chain.verify([head]))).toEqual(['head_lost block 4']);
  });

  it('tells of a record that was removed before it could be sealed', async () => {
    const ids = await write(3);
    await tamper(['DELETE FROM lookup_audit WHERE id = $1', [ids[1]]]);
    await sealAll();
    expect(lines(await chain.verify([]))).toEqual([`missing ${ids[1]}`]);
  });
});

const WAYS = [
  { found: 'altered', sql: "UPDATE lookup_audit SET masked = '***' WHERE id = $1" },
  { found: 'altered', sql: 'UPDATE lookup_audit SET account_id = gen_random_uuid() WHERE id = $1' },
  { found: 'altered', sql: "UPDATE lookup_audit SET subject_hash = '\\x01' WHERE id = $1" },
  { found: 'altered', sql: 'UPDATE lookup_audit SET purpose = NULL WHERE id = $1' },
  { found: 'altered', sql: "UPDATE lookup_audit SET outcome = 'not_found' WHERE id = $1" },
  { found: 'altered', sql: "UPDATE lookup_audit SET legal_basis = '' WHERE id = $1" },
  { found: 'altered', sql: "UPDATE lookup_audit SET fonte = 'outra' WHERE id = $1" },
  { found: 'altered', sql: "UPDATE lookup_audit SET origem = 'cache' WHERE id = $1" },
  { found: 'altered', sql: "UPDATE lookup_audit SET type = 'rg' WHERE id = $1" },
  { found: 'altered', sql: "UPDATE lookup_audit SET protocolo = 'Q' WHERE id = $1" },
  { found: 'altered', sql: "UPDATE lookup_audit SET created_at = created_at + interval '1 second' WHERE id = $1" },
  { found: 'missing', sql: 'DELETE FROM lookup_audit WHERE id = $1' },
  { found: 'altered', sql: 'UPDATE lookup_audit SET mac = set_byte(mac, 5, get_byte(mac, 5) # 1) WHERE id = $1' },
  {
    found: 'altered',
    sql: 'UPDATE lookup_audit SET mac = (SELECT mac FROM lookup_audit WHERE id <> $1 LIMIT 1) WHERE id = $1',
  },
  { found: 'inserted', sql: COPY },
  { found: 'forged', sql: QUEUED_COPY },
] as const;

const ADMIN_WAYS = [
  { found: 'altered', sql: "UPDATE admin_actions SET action = 'view-audit' WHERE id = $1" },
  { found: 'altered', sql: 'UPDATE admin_actions SET admin_id = gen_random_uuid() WHERE id = $1' },
  { found: 'altered', sql: "UPDATE admin_actions SET target = 'account:x' WHERE id = $1" },
  { found: 'altered', sql: 'UPDATE admin_actions SET after = NULL WHERE id = $1' },
  { found: 'altered', sql: "UPDATE admin_actions SET before = '{}' WHERE id = $1" },
  { found: 'altered', sql: "UPDATE admin_actions SET at = at + interval '1 second' WHERE id = $1" },
  { found: 'missing', sql: 'DELETE FROM admin_actions WHERE id = $1' },
] as const;
