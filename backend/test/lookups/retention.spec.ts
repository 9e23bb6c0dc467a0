import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { MAGIC_CPFS } from '../../sandbox/faults/magic-inputs.js';
import { Batches } from '../../src/modules/lookups/batches/adapters/batches.store.js';
import { DeleteOldBatchesJob } from '../../src/modules/lookups/batches/adapters/delete-old-batches.job.js';
import { DeleteOldResultsJob } from '../../src/modules/lookups/history/adapters/delete-old-results.job.js';
import { LookupsConfig, LookupsSettings } from '../../src/modules/lookups/lookups.config.js';
import { PgLookupLedger } from '../../src/modules/lookups/run/adapters/pg-lookup-ledger.js';
import { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { RecordMac } from '../../src/platform/crypto/record-mac.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { SettingOverrides } from '../../src/platform/settings/setting-overrides.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
const DAY_MS = 86_400_000;
const ZONES = ['America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});

const sqlOn = (pool: Pool) => new Sql({ driver: { master: pool } } as unknown as DataSource);

/** The job as it runs at that moment, on a database session of that time zone. */
async function retireAt(now: Date, { days = 90, zone = 'UTC' } = {}): Promise<void> {
  const pool = new Pool({ connectionString: app.databaseUrl, max: 2, options: `-c TimeZone=${zone}` });
  const sql = sqlOn(pool);
  const config = Object.assign(new LookupsConfig(), { HISTORY_RETENTION_DAYS: days });
  await new DeleteOldResultsJob(
    sql,
    new Jobs(sql),
    { now: () => now },
    new LookupsSettings(config, new SettingOverrides()),
  ).job.soon();
  await pool.end();
}

async function deleteBatchesAt(now: Date): Promise<void> {
  const sql = sqlOn(app.sql);
  const settings = new LookupsSettings(new LookupsConfig(), new SettingOverrides());
  await new DeleteOldBatchesJob(new Batches(sql), new Jobs(sql), { now: () => now }, settings).job.soon();
}

/** Lookups of an account at those moments; answers which of them have a result, once asked. */
async function lookupsAt(moments: readonly Date[]): Promise<() => Promise<boolean[]>> {
  const key = () => randomBytes(32).toString('base64');
  const ledger = new PgLookupLedger(
    sqlOn(app.sql),
    new FieldCipher(`1:${key()}`),
    new SubjectHash(key()),
    new RecordMac(`1:${key()}`),
  );
  const ids = moments.map((at) => v7({ msecs: at.getTime() }));
  for (const at of moments) await app.sql.query('SELECT lookup_make_partitions($1, 1)', [at]);
  await Promise.all(
    ids.map((id) =>
      ledger.record({
        id,
        auditOnly: false,
        accountId: v7(),
        keyId: null,
        exempt: true,
        type: 'cpf',
        query: { cpf: CPF },
        purpose: 'cobranca',
        outcome: 'success',
        source: { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' },
        protocolo: '20261121-0000-0000',
        dadosDe: null,
        askedAt: null,
        latencyMs: 1,
        result: '{}',
        reservation: null,
        subjects: [],
      }),
    ),
  );
  return async () => {
    const sql = 'SELECT result IS NOT NULL AS kept FROM lookup_history WHERE id = ANY ($1) ORDER BY id';
    return (await app.sql.query<{ kept: boolean }>(sql, [ids])).rows.map(({ kept }) => kept);
  };
}

describe('The retention of results', () => {
  it.each(ZONES.flatMap((zone) => ['2024-05-29T00:00:00Z', '2025-03-01T02:59:59.999Z'].map((now) => [now, zone])))(
    'ends to the millisecond after the days set, at %s in the zone %s',
    async (text, zone) => {
      const now = new Date(text);
      const cutoff = now.getTime() - 90 * DAY_MS;
      const kept = await lookupsAt([cutoff - DAY_MS, cutoff - 1, cutoff, cutoff + 1].map((ms) => new Date(ms)));
      await retireAt(now, { zone });
      expect(await kept()).toEqual([false, false, true, true]);
    },
  );

  it('is as long as the setting says (ASVS 14.2.4)', async () => {
    const now = new Date('2023-06-15T12:00:00Z');
    const kept = await lookupsAt([40, 20].map((days) => new Date(now.getTime() - days * DAY_MS)));
    await retireAt(now, { days: 41 });
    expect(await kept()).toEqual([true, true]);
    await retireAt(now, { days: 30 });
    expect(await kept()).toEqual([false, true]);
  });

  it('ends for more entries than fit into one statement, also by two instances at once', async () => {
    const now = new Date('2022-06-15T12:00:00Z');
    const old = now.getTime() - 91 * DAY_MS;
    const kept = await lookupsAt(Array.from({ length: 1_203 }, (_, i) => new Date(old + i)));
    await Promise.all([retireAt(now), retireAt(now)]);
    expect((await kept()).filter(Boolean)).toEqual([]);
  });

  it('ends for batches with their lines, few of them in one statement', async () => {
    const now = new Date();
    await app.sql.query(
      `INSERT INTO lookup_batches (id, account_id, mode, type, status, created_at, ended_at, served_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'live', 'cpf', 'finished', at, at, at
       FROM unnest($2::int[]) AS n, LATERAL (SELECT $1::timestamptz + make_interval(days => n) AS at) AS ended`,
      [now, [...Array.from({ length: 25 }, (_, n) => -91 - n), -89]],
    );
    await app.sql.query(`
      INSERT INTO lookup_batch_lines (id, batch_id, account_id, line, input, verdict, next_attempt_at)
        SELECT gen_random_uuid(), id, account_id, 1, '', 'nobody', now() FROM lookup_batches;
      CREATE FUNCTION too_many() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT count(*) > 5 FROM gone) THEN RAISE 'too many'; END IF; RETURN NULL;
      END $$;
      CREATE TRIGGER too_many AFTER DELETE ON lookup_batches REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION too_many()`);
    await deleteBatchesAt(now);
    const { rows } = await app.sql.query(
      'SELECT b.id FROM lookup_batches b JOIN lookup_batch_lines l ON l.batch_id = b.id',
    );
    expect(rows).toHaveLength(1);
  });

  it('does not end a batch that goes on by itself, nor one that has just ended', async () => {
    const now = new Date();
    const kept = ['running', 'quota', 'finished', 'plan'];
    const begun = new Date(now.getTime() - 91 * DAY_MS);
    const add = (type: string, status: string, ended: Date | null, due: Date | null, served: Date) =>
      app.sql.query(
        `INSERT INTO lookup_batches (id, account_id, mode, type, purpose, status, pause_reason, created_at, ended_at, due_at, served_at)
         VALUES (gen_random_uuid(), gen_random_uuid(), 'live', 'cpf', $1, $2, CASE $2 WHEN 'paused' THEN 'plan' END, $3, $4, $5, $6)`,
        [type, status, begun, ended, due, served],
      );
    const soon = new Date(now.getTime() + DAY_MS);
    await add('running', 'running', null, soon, begun);
    await add('quota', 'paused', null, soon, begun);
    await add('finished', 'finished', now, null, now);
    await add('plan', 'paused', null, null, now);
    await add('left alone', 'paused', null, null, begun);
    await deleteBatchesAt(now);
    const { rows } = await app.sql.query('SELECT purpose FROM lookup_batches WHERE purpose = ANY ($1)', [
      [...kept, 'left alone'],
    ]);
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual([...kept].sort());
    await app.sql.query('DELETE FROM lookup_batches WHERE purpose = ANY ($1)', [kept]);
  });

  it('leaves the entry, its query and the totals, and the opened entry says why it has no result', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ana.http.post('/api/external/cpf', { cpf: MAGIC_CPFS['not-found'] });
    const [missing, found] = (await ana.history()).history;
    const open = async (id = '') => (await ana.http.get<Record<string, unknown>>(`/api/user/history/${id}`)).body;
    expect(await open(found?.id)).toMatchObject({ data: expect.anything(), motivo: null });
    await retireAt(new Date(Date.now() + 91 * DAY_MS));
    expect(await open(found?.id)).toMatchObject({ consulta: { cpf: CPF }, data: null, motivo: 'prazo_de_guarda' });
    expect(await open(missing?.id)).toMatchObject({ data: null, motivo: 'sem_dados' });
    expect(await ana.history()).toMatchObject({ total: 2, successes: 1 });
    const { body } = await ana.http.post<{ total: number }>('/api/user/history/search', { texto: CPF });
    expect(body.total).toBe(1);
  });
});
