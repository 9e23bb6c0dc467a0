import { randomBytes } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { SIMULATION } from '../../src/modules/lookups/model/provenance.js';
import { PgLookupLedger } from '../../src/modules/lookups/run/adapters/pg-lookup-ledger.js';
import type { LookupRecord } from '../../src/modules/lookups/run/application/lookup-ledger.port.js';
import { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { RecordMac } from '../../src/platform/crypto/record-mac.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const key = () => randomBytes(32).toString('base64');
const ACCOUNT = v7();
const DAY = '2026-11-21';

let database: TestDatabase;
let ledger: PgLookupLedger;
const cipher = new FieldCipher(`1:${key()}`);

beforeAll(async () => {
  database = await createTestDatabase();
  const sql = new Sql({ driver: { master: database.sql } } as unknown as DataSource);
  ledger = new PgLookupLedger(sql, cipher, new SubjectHash(key()), new RecordMac(`1:${key()}`));
});

afterAll(() => database.drop());

function lookup(more: Partial<LookupRecord> = {}): LookupRecord {
  return {
    id: v7(),
    auditOnly: false,
    accountId: ACCOUNT,
    exempt: true,
    type: 'cpf',
    query: { cpf: '52998224725' },
    purpose: 'cobranca',
    outcome: 'success',
    source: { origem: 'contratada', fonte: 'Birô "ação", {x}\\', legalBasis: 'protecao_credito' },
    protocolo: '20261121-0000-0000',
    dadosDe: null,
    askedAt: null,
    latencyMs: 12,
    reservation: null,
    subjects: [],
    result: JSON.stringify({ nome: 'JOSÉ, "ZÉ" \\ {}' }),
    ...more,
  } as LookupRecord;
}

/** An account whose plan runs until it is ended. */
async function planOf(sql: TestDatabase['sql']) {
  const accountId = v7();
  await sql.query(
    `INSERT INTO accounts (id, role, email, name, password_hash, created_at) VALUES ($1, 'user', $2, 'Ana', '', now())`,
    [accountId, `${accountId}@exemplo.com`],
  );
  await sql.query(
    "INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at) VALUES ($1, 'gold', now(), now() + interval '1 day')",
    [accountId],
  );
  const end = () =>
    sql.query(
      "UPDATE subscriptions SET starts_at = now() - interval '2 days', expires_at = now() - interval '1 day' WHERE account_id = $1",
      [accountId],
    );
  return { accountId, end };
}

async function kept(id: string) {
  const { rows } = await database.sql.query(
    `SELECT h.*, a.legal_basis, a.outcome AS audited FROM lookup_history h JOIN lookup_audit a USING (created_at, id)
     WHERE h.id = $1`,
    [id],
  );
  return rows;
}

describe('The ledger in PostgreSQL', () => {
  it('keeps each lookup of a group with its own fields, whatever characters they hold (ASVS 1.2.4)', async () => {
    const records = Array.from({ length: 30 }, (_, i) =>
      lookup({ result: i % 3 ? JSON.stringify({ i, nome: 'É'.repeat(i) }) : null, latencyMs: i }),
    );
    await expect(Promise.all(records.map((record) => ledger.record(record)))).resolves.toEqual(
      Array(30).fill({ refused: null }),
    );
    for (const record of records) {
      const [row, ...others] = await kept(record.id);
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        fonte: 'Birô "ação", {x}\\',
        masked: '***.982.247-**',
        latency_ms: record.latencyMs,
      });
      expect(JSON.parse(cipher.decrypt(row.query, record.id))).toEqual(record.query);
      expect(row.result && cipher.decrypt(row.result, record.id)).toBe(record.result);
    }
  });

  it('lets a lookup that cannot be kept fail alone', async () => {
    const inTheYear2100 = `03bb2cc3-d800-7${v7().slice(15)}`;
    const [first, second] = [lookup(), lookup()];
    const outcomes = await Promise.allSettled(
      [first, lookup({ id: inTheYear2100 }), second].map((record) => ledger.record(record)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await kept(first.id), await kept(second.id)].map((rows) => rows.length)).toEqual([1, 1]);
  });

  it('changes nothing when the same lookup is recorded again', async () => {
    const record = lookup();
    const counted = async () =>
      (await database.sql.query('SELECT sum(n)::int AS n FROM lookup_counts_pending')).rows[0].n as number;
    await ledger.record(record);
    const before = await counted();
    await ledger.record(record);
    expect(await kept(record.id)).toHaveLength(1);
    expect(await counted()).toBe(before);
  });

  it('counts a lookup of the day once, however often it is written, and gives back what cost nothing', async () => {
    const [holder, accountId] = [v7(), v7()];
    await database.sql.query(
      "INSERT INTO lookup_allowances (holder, account_id, day, granted, held_until) VALUES ($1, $2, '2026-11-21', 3, now())",
      [holder, accountId],
    );
    const reservation = { holder, accountId, day: DAY, scarce: true };
    const found = lookup({ accountId, reservation });
    await expect(ledger.record(found)).resolves.toEqual({ refused: null });
    await expect(ledger.record(found)).resolves.toEqual({ refused: null });
    const nobody = lookup({ accountId, reservation, outcome: 'not_found' } as Partial<LookupRecord>);
    for (let n = 0; n < 2; n++) await ledger.record(nobody);
    const { rows } = await database.sql.query('SELECT used, granted FROM lookup_allowances WHERE holder = $1', [
      holder,
    ]);
    expect(rows).toEqual([{ used: 1, granted: 2 }]);
  });

  it('keeps no lookup whose reservation is nobody’s any more but in the audit, and all others of its group', async () => {
    const [holder, accountId] = [v7(), v7()];
    await database.sql.query(
      "INSERT INTO lookup_allowances (holder, account_id, day, granted, held_until) VALUES ($1, $2, '2026-11-21', 0, now())",
      [holder, accountId],
    );
    const late = lookup({ accountId, reservation: { holder, accountId, day: DAY, scarce: false } });
    const told = await Promise.all([lookup(), late, lookup()].map((record) => ledger.record(record)));
    expect(told.map(({ refused }) => refused)).toEqual([null, 'quota', null]);
    const { rows } = await database.sql.query('SELECT outcome FROM lookup_audit WHERE id = $1', [late.id]);
    expect(rows).toEqual([{ outcome: 'refused' }]);
    expect(await kept(late.id)).toEqual([]);
  });

  it('keeps no lookup without a plan but in the audit', async () => {
    const record = lookup({ exempt: false });
    await expect(ledger.record(record)).resolves.toEqual({ refused: 'plan' });
    const { rows } = await database.sql.query('SELECT outcome FROM lookup_audit WHERE id = $1', [record.id]);
    expect(rows).toEqual([{ outcome: 'refused' }]);
    expect(await kept(record.id)).toEqual([]);
  });

  it('tells a lookup that was kept from a refused one when the answer was lost and the plan has ended meanwhile', async () => {
    const { accountId, end } = await planOf(database.sql);
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
    class LosingSql extends Sql {
      answers = 0;
      override async rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
        const rows = await super.rows<Row>(text, values);
        this.answers += 1;
        if (this.answers > 1) return rows;
        await end();
        throw lost;
      }
    }
    const sql = new LosingSql({ driver: { master: database.sql } } as unknown as DataSource);
    const losing = new PgLookupLedger(sql, cipher, new SubjectHash(key()), new RecordMac(`1:${key()}`));
    const record = lookup({ accountId, exempt: false });
    await expect(losing.record(record)).resolves.toEqual({ refused: null });
    expect(await kept(record.id)).toEqual([expect.objectContaining({ outcome: 'success', audited: 'success' })]);
    const next = lookup({ accountId, exempt: false });
    await expect(losing.record(next)).resolves.toEqual({ refused: 'plan' });
  });

  it('fails alone with what cannot be written at all', async () => {
    const records = [lookup(), lookup({ id: 'not an id' }), lookup()];
    const told = await Promise.allSettled(records.map((record) => ledger.record(record)));
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it.each([
    ['success', 'simulada'],
    ['not_found', 'simulada'],
    ['source_down', 'simulada'],
    ['simulated', 'contratada'],
    ['simulated', null],
  ])('takes no line of the audit that says %s from %s, whoever writes it', async (outcome, origem) => {
    const line = [v7(), ACCOUNT, outcome, origem];
    await expect(
      database.sql.query(
        `INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, outcome, origem, protocolo, mac)
         VALUES (now(), $1, $2, 'cpf-2', '*', '', $3, $4, 'x', '')`,
        line,
      ),
    ).rejects.toThrow(/lookup_audit_simulation/);
  });

  it('refuses a simulated answer without its origin, and any other with it', async () => {
    const wrong = [
      { outcome: 'success', source: SIMULATION },
      { outcome: 'simulated' },
      { outcome: 'simulated', source: null },
    ];
    for (const ending of wrong) {
      const record = lookup(ending as Partial<LookupRecord>);
      await expect(ledger.record(record)).rejects.toThrow(/check constraint/);
      expect(await kept(record.id)).toEqual([]);
    }
    const simulated = lookup({ outcome: 'simulated', source: SIMULATION });
    await expect(ledger.record(simulated)).resolves.toMatchObject({ refused: null });
    expect(await kept(simulated.id)).toEqual([
      expect.objectContaining({ outcome: 'simulated', origem: 'simulada', audited: 'simulated' }),
    ]);
  });
});
