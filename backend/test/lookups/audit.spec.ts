import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const ADMIN = { ADMIN_USERNAME: 'chefe', ADMIN_PASSWORD: 'Trilha-9041' };

interface Verification {
  intact: boolean;
  sealed: number;
  problems: object[];
  head: { number: number; seal: string };
  heads: number;
}

describe('The audit of a running product', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  async function verify(from = app) {
    const { body } = await from.http.post<{ token: string }>('/api/auth/admin/login', {
      username: ADMIN.ADMIN_USERNAME,
      password: ADMIN.ADMIN_PASSWORD,
    });
    return (await from.http.as(body.token).get<Verification>('/api/admin/audit/verify')).body;
  }

  it('is sealed for each lookup, by two instances as by one, and what was altered is named', async () => {
    const other = await startApp({ beside: app, env: ADMIN });
    const ana = await Subscriber.of(app);
    await Promise.all([ana.cpf('52998224725'), ana.cnpj('11222333000181'), ana.at(other).get('/api/user/history')]);
    await expect(verify()).resolves.toMatchObject({ intact: true, sealed: 2, problems: [] });

    await app.sql.query('ALTER TABLE lookup_audit DISABLE TRIGGER USER');
    const { rows } = await app.sql.query(
      `UPDATE lookup_audit SET purpose = 'cobranca' WHERE type = 'cpf' RETURNING id`,
    );
    await expect(verify(other)).resolves.toMatchObject({
      intact: false,
      problems: [{ kind: 'altered', id: rows[0].id }],
    });
    await other.stop();
  });

  it('is verified after whoever seals at that moment, and so with all that was looked up before', async () => {
    const own = await startApp({ env: ADMIN });
    const eva = await Subscriber.of(own);
    const sealer = await own.sql.connect();
    await sealer.query('BEGIN');
    await sealer.query('SELECT pg_advisory_xact_lock(7251004)');
    await eva.cpf('52998224725');
    let answered = false;
    const verified = verify(own).finally(() => {
      answered = true;
    });
    await until(async () => {
      const { rows } = await own.sql.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
      return answered || rows.length > 0;
    });
    await sealer.query('ROLLBACK');
    sealer.release();
    await expect(verified).resolves.toMatchObject({ intact: true, sealed: 1, unsealed: 0 });
    await own.stop();
  });

  it('notes its head outside the database when it stops, and misses what was cut off afterwards (ASVS 16.4.2)', async () => {
    const file = join(app.dataDir, 'audit-heads.jsonl');
    const noting = await startApp({ env: { ...ADMIN, AUDIT_HEAD_FILE: file } });
    const eva = await Subscriber.of(noting);
    await eva.cpf('52998224725');
    const { head } = await verify(noting);
    await noting.restart();
    expect(JSON.parse(readFileSync(file, 'utf8')).number).toBeGreaterThanOrEqual(head.number);
    await expect(verify(noting)).resolves.toMatchObject({ intact: true, heads: 1 });
    await noting.sql.query('ALTER TABLE lookup_audit DISABLE TRIGGER USER');
    await noting.sql.query('ALTER TABLE lookup_audit_seals DISABLE TRIGGER USER');
    await noting.sql.query('DELETE FROM lookup_audit');
    await noting.sql.query('DELETE FROM lookup_audit_seals');
    await expect(verify(noting)).resolves.toMatchObject({
      intact: false,
      problems: expect.arrayContaining([expect.objectContaining({ kind: 'head_lost' })]),
    });
    await noting.stop();
  });

  it('is not started where its heads could not be noted', async () => {
    const env = { ...ADMIN, AUDIT_HEAD_FILE: join(app.dataDir, 'nowhere', 'heads.jsonl') };
    await expect(startApp({ beside: app, env })).rejects.toThrow(/^AUDIT_HEAD_FILE: não é possível gravar em .*ENOENT/);
  });

  it('misses its last blocks, cut off while it runs, without any note outside', async () => {
    const own = await startApp({ env: ADMIN });
    const eva = await Subscriber.of(own);
    await eva.cpf('52998224725');
    await expect(verify(own)).resolves.toMatchObject({ sealed: 1 });
    for (const table of ['lookup_audit', 'lookup_audit_seals']) {
      await own.sql.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    }
    await own.sql.query('DELETE FROM lookup_audit');
    await own.sql.query('DELETE FROM lookup_audit_seals');
    const { problems } = await verify(own);
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'head_lost' }));
    await own.stop();
  });

  it('is open to administrators alone', async () => {
    const ana = await Subscriber.of(app);
    await expect(ana.http.get('/api/admin/audit/verify')).resolves.toMatchObject({ status: 403 });
    await expect(app.http.get('/api/admin/audit/verify')).resolves.toMatchObject({ status: 401 });
  });
});
