import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { AuditChain } from '../../src/modules/lookups/audit/adapters/audit-chain.store.js';
import type { AuditHead, AuditProblem, AuditVerification } from '../../src/modules/lookups/audit/domain/audit-chain.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(300_000);

/** `npm run verify:audit` seals a million and plants a thousand. */
const RECORDS = Number(process.env.VERIFY_AUDIT_RECORDS ?? 20_000);
const EDITS = Math.max(40, RECORDS / 1_000);

const key = randomBytes(32).toString('base64');

let database: TestDatabase;
let chain: AuditChain;

beforeEach(async () => {
  database = await createTestDatabase();
  chain = chainWith(key);
});

afterEach(() => database.drop());

function chainWith(hashKey: string): AuditChain {
  const sql = new Sql({ driver: { master: database.sql } } as unknown as DataSource);
  return new AuditChain(sql, new SubjectHash(hashKey));
}

/** Appends records as lookups do, each with its place in the queue. */
async function write(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const some = Array.from({ length: Math.min(5_000, count - ids.length) }, () => v7());
    await database.sql.query(
      `WITH entry AS (
         SELECT to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0) AS at, id
         FROM unnest($1::uuid[]) AS id
       ), audited AS (
         INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, purpose, outcome, protocolo)
         SELECT at, id, $2, 'cpf', '***.982.247-**', sha256(id::text::bytea), 'cobranca', 'success', 'P' FROM entry
         RETURNING created_at, id
       )
       INSERT INTO lookup_audit_unsealed SELECT created_at, id FROM audited`,
      [some, v7()],
    );
    ids.push(...some);
  }
  return ids;
}

async function sealAll(): Promise<AuditHead | null> {
  while (await chain.seal());
  return chain.head();
}

/** Does what the triggers forbid, as somebody who owns the database can. */
async function tamper(...statements: [string, unknown[]?][]): Promise<void> {
  const client = await database.sql.connect();
  try {
    for (const table of ['lookup_audit', 'lookup_audit_seals']) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER append_only`);
    }
    for (const [text, values] of statements) await client.query(text, values);
    for (const table of ['lookup_audit', 'lookup_audit_seals']) {
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
    purpose, legal_basis, origem, fonte, outcome, protocolo FROM lookup_audit WHERE id = $1`;

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
    await late.query(
      `INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, outcome, protocolo)
      SELECT now(), $1, $1, 'cpf', '*', '\\x00', 'success', 'P'`,
      [v7()],
    );
    await late.query('INSERT INTO lookup_audit_unsealed SELECT created_at, id FROM lookup_audit');
    await write(10);
    await sealAll();
    await late.query('COMMIT');
    late.release();
    await sealAll();
    await expect(chain.verify([])).resolves.toMatchObject({ blocks: 2, sealed: 11, problemCount: 0 });
  });

  it(`finds and locates ${EDITS} changes among ${RECORDS} records: edits of any column, deletions, insertions, other places`, async () => {
    const ids = await write(RECORDS);
    await sealAll();
    const step = Math.floor(RECORDS / EDITS);
    const victims = Array.from({ length: EDITS }, (_, i) => ids[i * step]!);
    const expected: string[] = [];
    const edits = victims.map((id, i): [string, unknown[]] => {
      const forged = v7();
      const way = WAYS[i % WAYS.length]!;
      expected.push(way.found === 'inserted' ? `inserted ${forged}` : `${way.found} ${id}`);
      return [way.sql, way.found === 'inserted' ? [id, forged] : [id]];
    });
    await tamper(...edits);
    const verification = await chain.verify([]);
    expect(lines(verification)).toEqual(expected.sort());
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
    expect(forger.problems).toContainEqual({ kind: 'seal_broken', block: 2, id: null });
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
  { found: 'inserted', sql: COPY },
] as const;
