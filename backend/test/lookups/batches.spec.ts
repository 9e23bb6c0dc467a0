import { MAGIC_CEPS } from '../../sandbox/faults/magic-inputs.js';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { Person } from '../../sandbox/population/index.js';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { reset, resetToken } from '../identity/emails.js';
import { overtaken } from '../identity/in-line.js';
import { makeKey } from '../identity/keys.js';
import { endpointAt, QUICK_WEBHOOKS, receiver } from '../messaging/webhooks-world.js';
import { BatchesOf, cpfs, keptOf, type LineItem, QUICK_BATCHES } from './batches-world.js';
import { type HoldUp, heldUp, sessionAtALock } from './held-up.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const CPF = '52998224725';
const DAILY = 4;
const BATCH_IS_READ: HoldUp = {
  lock: 'lookup_batch_lines IN ACCESS EXCLUSIVE MODE',
  words: `CASE WHEN b.status = 'paused' THEN b.due_at END AS "resumesAt"`,
};

interface Refused {
  code: string;
  fields?: { field: string }[];
}

describe('A batch of lookups', () => {
  let app: RunningApp;
  let ana: Subscriber;
  let own: BatchesOf;

  beforeAll(async () => {
    const env = {
      ...QUICK_BATCHES,
      ...QUICK_WEBHOOKS,
      ...PATIENT_SOURCES,
      PLAN_DAILY_LOOKUPS_BRONZE: String(DAILY),
      BATCH_LINES_AT_ONCE: '2',
    };
    app = await startApp({ env });
  });
  beforeEach(async () => {
    ana = await Subscriber.of(app);
    own = new BatchesOf(ana.http);
  });
  afterEach(() => letGo());

  /** The source answers so many more lookups, and no other until it is let go. */
  const holdAfter = (passing: number) => app.sandbox.post('/gates/bureau', { passing });
  const letGo = () => app.sandbox.delete('/gates');
  /** Until none of its lines that wait is under way: each of them could pause the batch once more. */
  const allPutBack = (id: string) =>
    until(async () => {
      const underWay = `SELECT FROM lookup_batch_lines WHERE batch_id = $1 AND verdict = 'waiting' AND entry_id IS NOT NULL`;
      return (await app.sql.query(underWay, [id])).rowCount === 0;
    });
  const minor = async () =>
    (await app.sandbox.get<Array<{ cpf: string }>>('/people?minor=true&limit=1')).body[0]?.cpf ?? '';
  const verdicts = (lines: LineItem[]) => lines.map(({ verdict }) => verdict);

  it('is the same one for who asks again under its Idempotency-Key, since the answer was lost on the way', async () => {
    const once = ana.http.with({ 'idempotency-key': 'lote-da-pagina' });
    const asked = { type: 'cep', items: ['01001-000'] };
    const answers = await Promise.all([1, 2, 3].map(() => once.post<{ id: string }>('/api/batches', asked)));
    expect(answers.filter(({ status }) => status !== 202 && status !== 409)).toEqual([]);
    const again = await once.post<{ id: string }>('/api/batches', asked);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
    const other = await once.post<Refused>('/api/batches', { ...asked, items: ['01001-001'] });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await ana.http.get<{ total: number }>('/api/batches')).body.total).toBe(1);
  });

  it('is the same one for that key also where the plan has ended and the usual purpose is another meanwhile', async () => {
    const once = ana.http.with({ 'idempotency-key': 'lote-de-antes' });
    const start = (by = once) => by.post<{ id: string } & Refused>('/api/batches', { type: 'cpf', items: [CPF] });
    const first = await start();
    expect(first.status).toBe(202);
    expect((await ana.http.put('/api/user/preferences', { finalidadePadrao: 'cobranca' })).status).toBe(200);
    await app.sql.query(
      `with ended as (update subscriptions set expires_at = now() - interval '1 second' where account_id = $1 returning account_id)
       select pg_notify('subscription_changed', account_id::text) from ended`,
      [ana.id],
    );
    await until(async () => (await start(ana.http)).body.code === 'SUBSCRIPTION_REQUIRED');
    const again = await start();
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
  });

  it('says of each line what became of it, and asks none twice', async () => {
    await ana.http.put('/api/user/preferences', { modoPrivacidade: false });
    const { cpf: nobody } = UNLUCKY['not-found'];
    const { cpf: down } = UNLUCKY['server-error'];
    await endpointAt(ana.http, receiver(app, ana.id), ['batch.finished']);
    const id = await own.start('cpf', ['529.982.247-25', nobody, await minor(), down, '123', CPF]);
    const batch = await own.until(id, 'finished');
    const expected = ['found', 'nobody', 'protected', 'source_down', 'invalid', 'repeated'];
    const lines = await own.lines(id, 4);
    expect(verdicts(lines)).toEqual(expected);
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(batch).toMatchObject({ lines: 6, counts: Object.fromEntries(expected.map((verdict) => [verdict, 1])) });
    expect([lines[3]?.attempts, lines[4]?.reason, lines[5]?.sameAs]).toEqual([2, expect.stringMatching(/CPF/), 1]);
    const timed = lines.map(({ protocolo, lookedUpAt }) => [protocolo !== null, lookedUpAt !== null]);
    expect(timed).toEqual([1, 2, 3, 4, 5, 6].map((line) => [line <= 4, line <= 4]));
    expect(lines[0]?.subject).toBe('529.982.247-25');
    expect(lines[2]?.subject).toContain('***');

    const once = ['cpf not_found', 'cpf source_down', 'cpf success', 'cpf withheld'];
    const { history, audit, counted } = await ana.kept();
    expect(history.toSorted()).toEqual(once);
    expect(audit.toSorted()).toEqual([
      'cpf not_found',
      'cpf source_down',
      'cpf source_down',
      'cpf success',
      'cpf withheld',
    ]);
    expect(counted).toBe(4);
    expect(await keptOf(app, ana.id)).toEqual({ history: 1, audit: 1, counted: 1, spent: 1 });
    const found = await ana.http.get<{ data: { protocolo: string } }>(
      `/api/user/history/by-protocol/${lines[0]?.protocolo}`,
    );
    expect(found.status).toBe(200);

    const told = await until(async () => {
      const path = `/webhooks/${ana.id}?format=json`;
      const { body } = await app.sandbox.get<{ received: { body: string }[] }>(path);
      return body.received[0];
    });
    expect(JSON.parse(told.body)).toMatchObject({
      type: 'batch.finished',
      data: { batchId: id, type: 'cpf', lines: 6, found: 1, nobody: 1, protected: 1, sourceDown: 1, invalid: 1 },
    });
  });

  it('tells its lines by the numbers that they have where the list comes from', async () => {
    const asked = { type: 'cep', items: ['01001-000', 'x', '01001000'] };
    const { body } = await ana.http.post<{ id: string }>('/api/batches', { ...asked, lines: [2, 5, 9] });
    await own.until(body.id, 'finished');
    const numbers = (await own.lines(body.id)).map(({ line, sameAs }) => [line, sameAs]);
    expect(numbers).toEqual([2, 5, 9].map((n) => [n, n === 9 ? 2 : null]));
    const { bytes } = await ana.file(`/api/batches/${body.id}/export`);
    expect(bytes.toString()).toMatch(/\n2;.*\n5;.*\n9;.*Igual à linha 2/s);
    const wrong = ['2 5', '2 2 3', '0 1 2', '1 2.5 3', '1 2 10000001'].map((row) => row.split(' ').map(Number));
    for (const lines of [...wrong, ['1', '2', '3']]) {
      const refused = await ana.http.post<Refused>('/api/batches', { ...asked, lines });
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'lines']);
    }
  });

  it('is opened by the protocol of a line that was taken before midnight (UTC) and asked after it', async () => {
    const id = await own.start('cpf', [CPF]);
    await own.until(id, 'finished');
    const protocolo = (await own.lines(id))[0]?.protocolo ?? '';
    await app.sql.query("SELECT lookup_make_partitions(now() - interval '1 month', 1)");
    await app.sql.query(
      `UPDATE lookup_history SET created_at = to_date(left(protocolo, 8), 'YYYYMMDD')::timestamp AT TIME ZONE 'UTC' - interval '10 minutes'
       WHERE account_id = $1 AND protocolo = $2`,
      [ana.id, protocolo],
    );
    expect((await ana.http.get(`/api/user/history/by-protocol/${protocolo}`)).status).toBe(200);
  });

  it('ends with its last line, also where it is being laid to rest while that line is noted', async () => {
    await holdAfter(0);
    const id = await own.start('cpf', [CPF]);
    const underWay = 'SELECT 1 FROM lookup_batch_lines WHERE batch_id = $1 AND entry_id IS NOT NULL';
    await until(async () => (await app.sql.query(underWay, [id])).rows.length > 0);
    await app.sql.query('UPDATE lookup_batches SET due_at = now() WHERE id = $1', [id]);
    const other = await app.sql.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM lookup_batches WHERE id = $1 FOR UPDATE', [id]);
      await other.query("UPDATE lookup_batches SET due_at = now() + interval '1 hour' WHERE id = $1", [id]);
      await letGo();
      await until(async () => (await ana.kept()).history.length === 1);
      await sessionAtALock(app, 'WITH held AS MATERIALIZED');
      await other.query('COMMIT');
    } finally {
      other.release();
    }
    expect(await own.until(id, 'finished')).toMatchObject({ counts: { found: 1 } });
  });

  it('stays paused where that is done while its last line is noted', async () => {
    await holdAfter(0);
    const id = await own.start('cpf', [CPF]);
    const line = await until(async () => {
      const resting = `SELECT l.id FROM lookup_batch_lines l JOIN lookup_batches b ON b.id = l.batch_id
        WHERE b.id = $1 AND l.entry_id IS NOT NULL AND b.due_at > now() + interval '1 second'`;
      return (await app.sql.query<{ id: string }>(resting, [id])).rows[0];
    });
    const held = { from: 'lookup_batch_lines where id = $1 for update', id: line.id };
    const noted = async () => {
      await letGo();
      return until(async () => (await own.read(id)).counts.found === 1);
    };
    await overtaken(app, held, noted, () => own.steer(id, 'pause'));
    expect(await own.read(id)).toMatchObject({ status: 'paused', pauseReason: 'owner', resumesAt: null });
    await own.steer(id, 'resume');
    await own.until(id, 'finished');
  });

  it('of open data says where sources diverge, and takes a company by its letters', async () => {
    const ceps = await own.start('cep', [MAGIC_CEPS['brasil-api']['not-found'], '01001000']);
    await own.until(ceps, 'finished');
    expect(verdicts(await own.lines(ceps))).toEqual(['diverged', 'found']);
    const companies = await own.start('cnpj', ['11.222.333/0001-81', '11222333000181']);
    await own.until(companies, 'finished');
    expect(verdicts(await own.lines(companies))).toEqual(['found', 'repeated']);
  });

  it('is previewed without anything being asked or kept', async () => {
    const items = [...cpfs(6), '123', cpfs(1)[0]];
    const { body } = await ana.http.post<{ data: object }>('/api/batches/preview', { type: 'cpf', items });
    expect(body.data).toMatchObject({
      lines: 8,
      valid: 6,
      invalid: 1,
      repeated: 1,
      problems: [{ line: 7 }, { sameAs: 1 }],
    });
    expect((await ana.http.get<{ total: number }>('/api/batches')).body.total).toBe(0);
  });

  it('waits for the next day where the day’s lookups are used up, and goes on with it', async () => {
    await app.sql.query(
      `with changed as (update subscriptions set plan_id = 'bronze' where account_id = $1 returning account_id)
       select pg_notify('subscription_changed', account_id::text) from changed`,
      [ana.id],
    );
    const id = await own.start('cpf', cpfs(DAILY + 3));
    await own.until(id, 'paused');
    await allPutBack(id);
    const paused = await own.read(id);
    expect([paused.pauseReason, paused.counts]).toEqual(['quota', { found: DAILY, waiting: 3 }]);
    expect(Date.parse(paused.resumesAt ?? '')).toBeGreaterThan(Date.now());
    expect(await keptOf(app, ana.id)).toEqual({ history: DAILY, audit: DAILY, counted: DAILY, spent: DAILY });

    await app.sql.query('DELETE FROM lookup_allowances WHERE account_id = $1', [ana.id]);
    await app.sql.query('UPDATE lookup_batches SET due_at = now() WHERE id = $1', [id]);
    expect((await own.until(id, 'finished')).counts).toEqual({ found: DAILY + 3 });
  });

  it('waits without a plan until it is resumed by hand', async () => {
    await holdAfter(2);
    const id = await own.start('cpf', cpfs(12));
    await until(async () => (await own.read(id)).counts.found === 2);
    await app.sql.query(
      `with ended as (update subscriptions set expires_at = now() - interval '1 second' where account_id = $1 returning account_id)
       select pg_notify('subscription_changed', account_id::text) from ended`,
      [ana.id],
    );
    await letGo();
    const paused = await own.until(id, 'paused');
    expect([paused.pauseReason, paused.resumesAt]).toEqual(['plan', null]);
    await allPutBack(id);
    await app.sql.query(
      `with given as (update subscriptions set expires_at = now() + interval '9 days' where account_id = $1 returning account_id)
       select pg_notify('subscription_changed', account_id::text) from given`,
      [ana.id],
    );
    await own.steer(id, 'resume');
    expect((await own.until(id, 'finished')).counts).toEqual({ found: 12 });
    expect(await keptOf(app, ana.id)).toMatchObject({ history: 12, counted: 12, spent: 12 });
  });

  it('is paused and resumed by hand, and once cancelled costs no more than was asked', async () => {
    await holdAfter(2);
    const id = await own.start('cpf', cpfs(40));
    await until(async () => ((await own.read(id)).counts.found ?? 0) > 1);
    expect(await own.steer(id, 'pause')).toMatchObject({ status: 'paused', pauseReason: 'owner' });
    expect(await own.steer(id, 'resume')).toMatchObject({ status: 'running', pauseReason: null });
    expect((await own.steer(id, 'cancel')).status).toBe('cancelled');
    await letGo();
    const ended = await until(async () => {
      const batch = await own.read(id);
      return batch.counts.waiting ? null : batch;
    });
    const { found = 0, cancelled = 0 } = ended.counts;
    expect([found + cancelled, found < 40]).toEqual([40, true]);
    expect(await keptOf(app, ana.id)).toEqual({ history: found, audit: found, counted: found, spent: found });
    const again = await ana.http.post<Refused>(`/api/batches/${id}/resume`, {});
    expect([again.status, again.body.code]).toEqual([409, 'BATCH_ENDED']);
  });

  it('is taken away by its owner once it has ended, also with lines under way, whose lookups stay, and cancelled before', async () => {
    const id = await own.start('cpf', [CPF]);
    await own.until(id, 'finished');
    const eva = await Subscriber.of(app);
    expect((await eva.http.delete(`/api/batches/${id}`)).status).toBe(404);
    expect((await ana.http.delete(`/api/batches/${id}`)).status).toBe(200);
    expect((await ana.http.get(`/api/batches/${id}`)).status).toBe(404);
    expect((await ana.http.delete(`/api/batches/${id}`)).status).toBe(404);
    const { rows } = await app.sql.query('SELECT FROM lookup_batch_lines WHERE batch_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await keptOf(app, ana.id)).toMatchObject({ history: 1, audit: 1 });

    await holdAfter(0);
    const open = await own.start('cpf', cpfs(4));
    const underWay = 'SELECT FROM lookup_batch_lines WHERE batch_id = $1 AND entry_id IS NOT NULL';
    await until(async () => (await app.sql.query(underWay, [open])).rowCount === 2);
    const taken = () => ana.http.delete(`/api/batches/${open}`);
    expect(await taken()).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } });
    expect((await own.read(open)).status).toBe('cancelled');
    expect((await taken()).status).toBe(200);
    expect((await ana.http.get(`/api/batches/${open}`)).status).toBe(404);
    await letGo();
    await until(async () => (await ana.kept()).history.length === 3);
    expect(await keptOf(app, ana.id)).toEqual({ history: 3, audit: 3, counted: 3, spent: 3 });
  });

  it('does not exist for another account, and goes with its own', async () => {
    const id = await own.start('cpf', [CPF]);
    await own.until(id, 'finished');
    const eva = await Subscriber.of(app);
    for (const path of ['', '/items', '/export']) {
      const { status, body } = await eva.http.get<Refused>(`/api/batches/${id}${path}`);
      expect([status, body.code]).toEqual([404, 'BATCH_NOT_FOUND']);
    }
    expect((await eva.http.post(`/api/batches/${id}/cancel`, {})).status).toBe(404);
    const ownData = await ana.file('/api/user/export');
    expect(ownData.bytes.toString()).toContain('linhasDeLotes');
    const { status } = await ana.http.delete('/api/user', { password: 'Garoa-2026' });
    expect(status).toBe(200);
    await until(async () => {
      const { rows } = await app.sql.query<{ n: number }>(
        `SELECT (SELECT count(*) FROM lookup_batches WHERE account_id = $1)::int
           + (SELECT count(*) FROM lookup_batch_lines WHERE account_id = $1)::int AS n`,
        [ana.id],
      );
      return rows[0]?.n === 0;
    });
  });

  it('ends though a line of it cannot be opened, which keeps no other back', async () => {
    await holdAfter(0);
    const id = await own.start('cpf', cpfs(6));
    await app.sql.query(`UPDATE lookup_batch_lines SET input = '\\x00' WHERE batch_id = $1 AND line = 5`, [id]);
    await letGo();
    await own.until(id, 'finished');
    const { rows } = await app.sql.query('SELECT verdict FROM lookup_batch_lines WHERE batch_id = $1 ORDER BY line', [
      id,
    ]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['found', 'found', 'found', 'found', 'source_down', 'found']);
    expect((await own.lines(id)).map(({ subject }) => subject === '***')).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => n === 5),
    );
  });

  it('keeps its lines encrypted, and tells them masked in the privacy mode', async () => {
    const id = await own.start('cpf', [CPF, 'Ana Maria']);
    await own.until(id, 'finished');
    const { rows } = await app.sql.query('SELECT * FROM lookup_batch_lines WHERE account_id = $1', [ana.id]);
    expect(JSON.stringify(rows.map(({ input, ...row }) => ({ ...row, input: String(input) })))).not.toMatch(
      /52998224725|Maria/,
    );
    expect((await own.lines(id)).map(({ subject }) => subject)).toEqual(['***.982.247-**', 'An*******']);
    await ana.http.put('/api/user/preferences', { modoPrivacidade: false });
    expect((await own.lines(id)).map(({ subject }) => subject)).toEqual(['529.982.247-25', 'Ana Maria']);
  });

  it('is refused in words where it can be nothing', async () => {
    const said = async (body: object) => {
      const answer = await ana.http.post<Refused>('/api/batches', body);
      return [answer.status, answer.body.code];
    };
    expect(await said({ type: 'nome', items: ['x'] })).toEqual([400, 'INVALID_INPUT']);
    expect(await said({ type: 'cpf', items: [] })).toEqual([400, 'INVALID_INPUT']);
    expect(await said({ type: 'cpf', items: [52998224725] })).toEqual([400, 'INVALID_INPUT']);
    expect(await said({ type: 'cpf', items: Array(10_001).fill(CPF) })).toEqual([400, 'INVALID_INPUT']);
    expect(await said({ type: 'cpf', items: ['1', ''] })).toEqual([422, 'BATCH_EMPTY']);
    const careless = await Subscriber.of(app, { purpose: null });
    const { status, body } = await careless.http.post<Refused>('/api/batches', { type: 'cpf', items: [CPF] });
    expect([status, body.code]).toEqual([422, 'PURPOSE_REQUIRED']);
  });

  it('is taken away thirty times a quarter of an hour, by the page and by programs together', async () => {
    const limited = await startApp({ beside: app, env: { ...QUICK_BATCHES, RATE_LIMIT: 'on' } });
    const eva = await Subscriber.of(limited);
    const batches = new BatchesOf(eva.http);
    const id = await batches.start('cep', ['01001-000']);
    await batches.until(id, 'finished');
    const { body: made } = await makeKey(eva.http, { scopes: ['batches', 'lookup:cep'] });
    const key = limited.http.as(made.key);
    const ways = [
      () => eva.http.get<Refused>(`/api/batches/${id}/export?format=xlsx`),
      () => key.get<Refused>(`/v1/batches/${id}/export`),
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await ways[n % 2]!()).status);
    expect([...new Set(statuses)]).toEqual([200]);
    for (const way of ways) {
      const { status, headers, body } = await way();
      expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await limited.stop();
  });

  describe('by the public API', () => {
    const withKey = async (change: object = {}) => {
      const { body } = await makeKey(ana.http, { scopes: API_SCOPES, purpose: 'cobranca', ...change });
      return app.http.as(body.key);
    };

    it('stands still once its key is revoked, whoever has it, until its owner resumes it', async () => {
      await holdAfter(2);
      const { body } = await makeKey(ana.http, { scopes: ['lookup:cpf', 'batches'] });
      const id = await new BatchesOf(app.http.as(body.key), '/v1/batches').start('cpf', cpfs(20));
      await until(async () => (await own.read(id)).counts.found);
      expect((await ana.http.delete(`/api/keys/${body.id}`)).status).toBe(200);
      expect(await own.read(id)).toMatchObject({ status: 'paused', pauseReason: 'owner', resumesAt: null });
      await letGo();
      await own.steer(id, 'resume');
      await own.until(id, 'finished');
    });

    it('stands still too once the key is revoked that resumed it, in whose name it goes on', async () => {
      await holdAfter(2);
      const scopes = ['lookup:cpf', 'batches'];
      const { body: first } = await makeKey(ana.http, { scopes });
      const id = await new BatchesOf(app.http.as(first.key), '/v1/batches').start('cpf', cpfs(20));
      await until(async () => (await own.read(id)).counts.found);
      expect((await ana.http.delete(`/api/keys/${first.id}`)).status).toBe(200);
      const { body: second } = await makeKey(ana.http, { scopes });
      await new BatchesOf(app.http.as(second.key), '/v1/batches').steer(id, 'resume');
      expect(await own.read(id)).toMatchObject({ status: 'running' });
      const held = 'SELECT key_id FROM lookup_batches WHERE id = $1';
      expect((await app.sql.query(held, [id])).rows).toEqual([{ key_id: second.id }]);
      expect((await ana.http.delete(`/api/keys/${second.id}`)).status).toBe(200);
      expect(await own.read(id)).toMatchObject({ status: 'paused', pauseReason: 'owner' });
      await letGo();
      await own.steer(id, 'resume');
      await own.until(id, 'finished');
      expect((await app.sql.query(held, [id])).rows).toEqual([{ key_id: null }]);
    });

    it.each([
      ['stands still too once its key is replaced by another at once', 0, { status: 'paused', pauseReason: 'owner' }],
      ['goes on once its key is replaced that is still good for a while', 24, { status: 'running' }],
    ])('%s', async (_what, overlapHours, state) => {
      await holdAfter(2);
      const { body } = await makeKey(ana.http, { scopes: ['lookup:cpf', 'batches'] });
      const id = await new BatchesOf(app.http.as(body.key), '/v1/batches').start('cpf', cpfs(20));
      await until(async () => (await own.read(id)).counts.found);
      expect((await ana.http.post(`/api/keys/${body.id}/rotate`, { overlapHours })).status).toBe(201);
      expect(await own.read(id)).toMatchObject(state);
      await own.steer(id, 'cancel');
    });

    it('stands still too when a new password by e-mail revokes the keys', async () => {
      await holdAfter(2);
      const { rows } = await app.sql.query<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [ana.id]);
      const { body } = await makeKey(ana.http, { scopes: ['lookup:cpf', 'batches'] });
      const id = await new BatchesOf(app.http.as(body.key), '/v1/batches').start('cpf', cpfs(20));
      await until(async () => (await own.read(id)).counts.found);
      await reset(app, await resetToken(app, rows[0]?.email ?? ''), 'Neblina-2027');
      const state = 'SELECT status, pause_reason FROM lookup_batches WHERE id = $1';
      expect((await app.sql.query(state, [id])).rows).toEqual([{ status: 'paused', pause_reason: 'owner' }]);
    });

    it.each([
      ['by a key that is revoked', 'API_KEY_REVOKED'],
      ['by a key that is replaced at once', 'API_KEY_EXPIRED'],
      ['on the page, whose password is reset', 'TOKEN_EXPIRED'],
    ])('is refused where it is begun %s meanwhile', async (how, code) => {
      const { rows } = await app.sql.query<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [ana.id]);
      const token = await resetToken(app, rows[0]?.email ?? '');
      const { body: key } = await makeKey(ana.http, { scopes: ['lookup:cpf', 'batches'] });
      const asked = { type: 'cpf', items: [CPF] };
      const places = { from: 'pg_advisory_xact_lock(hashtextextended($1, 6905111))', id: ana.id };
      const byKey = how.startsWith('by a key');
      const ends: Record<string, () => Promise<unknown>> = {
        API_KEY_REVOKED: () => ana.http.delete(`/api/keys/${key.id}`),
        API_KEY_EXPIRED: () => ana.http.post(`/api/keys/${key.id}/rotate`, { overlapHours: 0 }),
        TOKEN_EXPIRED: () => reset(app, token, 'Neblina-2027'),
      };
      const late = await overtaken(
        app,
        places,
        () =>
          byKey
            ? app.http.as(key.key).post<Refused>('/v1/batches', asked)
            : ana.http.post<Refused>('/api/batches', asked),
        async () => ends[code]?.(),
      );
      expect([late.status, late.body.code]).toEqual([401, code]);
      expect((await app.sql.query('SELECT FROM lookup_batches WHERE account_id = $1', [ana.id])).rowCount).toBe(0);
    });

    it('is taken on once for each Idempotency-Key, read page by page, and taken away with its results', async () => {
      const key = await withKey();
      const asked = { type: 'cpf', items: [CPF, '123'], purpose: 'prevencao_fraude' };
      const once = key.with({ 'idempotency-key': `lote-${ana.id}` });
      const first = await once.post<{ id: string; status: string }>('/v1/batches', asked);
      expect([first.status, Object.keys(first.body)]).toEqual([202, ['id', 'status']]);
      const again = await once.post<{ id: string }>('/v1/batches', asked);
      expect([again.body.id, again.headers.get('idempotency-replayed')]).toEqual([first.body.id, 'true']);
      const other = await once.post<Refused>('/v1/batches', { ...asked, items: [CPF] });
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);

      const batches = new BatchesOf(key, '/v1/batches');
      await batches.until(first.body.id, 'finished');
      expect((await batches.lines(first.body.id, 1)).map(({ subject, verdict }) => [subject, verdict])).toEqual([
        ['***.982.247-**', 'found'],
        ['12*', 'invalid'],
      ]);
      const { body } = await key.get<{ data: { id: string }[]; nextCursor: string | null }>('/v1/batches');
      expect([body.data.map(({ id }) => id), body.nextCursor]).toEqual([[first.body.id], null]);
      expect((await own.read(first.body.id)).counts).toEqual({ found: 1, invalid: 1 });
      const { body: file } = await key.get<string>(`/v1/batches/${first.body.id}/export?format=jsonl`);
      const [line] = file.split('\n');
      expect(JSON.parse(line ?? '')).toMatchObject({
        line: 1,
        resultado: { resultado: { dados_gerais: { nome: Person.ofCpf(CPF).name } } },
      });
      const { body: sheet } = await key.get<string>(`/v1/batches/${first.body.id}/export`);
      expect(sheet).toContain(`Encontrado;${Person.ofCpf(CPF).name}`);

      expect((await key.delete(`/v1/batches/${first.body.id}`)).status).toBe(200);
      const gone = await once.post<Refused & { title: string }>('/v1/batches', asked);
      expect([gone.status, gone.body.code, gone.body.title]).toEqual([
        404,
        'BATCH_NOT_FOUND',
        'O lote desta Idempotency-Key foi apagado. Use outra chave.',
      ]);
    });

    it('leaves as a file no further than its key is good', async () => {
      const { body } = await makeKey(ana.http, { scopes: API_SCOPES, purpose: 'cobranca' });
      const key = app.http.as(body.key);
      const batches = new BatchesOf(key, '/v1/batches');
      const id = await batches.start('cpf', [CPF]);
      await batches.until(id, 'finished');
      const download = await heldUp(
        app,
        BATCH_IS_READ,
        () => key.get<Refused>(`/v1/batches/${id}/export?format=jsonl`),
        async ({ release }) => {
          await ana.http.delete(`/api/keys/${body.id}`);
          await release();
        },
      );
      expect([download.status, download.body.code]).toEqual([401, 'API_KEY_REVOKED']);
    });

    it('is another one under the same Idempotency-Key with a key for tests', async () => {
      const once = { 'idempotency-key': `ensaio-${ana.id}` };
      const started = [];
      for (const mode of ['test', 'live', 'test', 'live']) {
        const { body } = await makeKey(ana.http, { scopes: ['batches', 'lookup:cep'], mode });
        const { key } = body;
        const asked = { type: 'cep', items: [mode === 'test' ? '01001-000' : '01310-100'] };
        started.push(await app.http.as(key).with(once).post<{ id: string }>('/v1/batches', asked));
      }
      expect(started.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
      const [test, live, ...again] = started.map(({ body }) => body.id);
      expect(again).toEqual([test, live]);
      expect(test).not.toBe(live);
    });

    it('needs the scope of batches and that of the type', async () => {
      for (const scopes of [['lookup:cpf'], ['batches']]) {
        const { status, body } = await (await withKey({ scopes })).post<Refused>('/v1/batches', {
          type: 'cpf',
          items: [CPF],
        });
        expect([status, body.code]).toEqual([403, 'API_KEY_SCOPE']);
      }
    });

    it('needs the scope of the type also to take a batch away or to resume it, whoever began it', async () => {
      const id = await own.start('cpf', [CPF]);
      await own.until(id, 'finished');
      await holdAfter(0);
      const paused = await own.start('cpf', cpfs(40));
      await own.steer(paused, 'pause');
      const said = async (key: HttpClient) => [
        ...(await Promise.all(
          ['csv', 'xlsx', 'jsonl'].map((format) => key.get<Refused>(`/v1/batches/${id}/export?format=${format}`)),
        )),
        await key.post<Refused>(`/v1/batches/${paused}/resume`, {}),
      ];
      const narrow = await withKey({ scopes: ['batches', 'lookup:cnpj'] });
      for (const { status, body } of await said(narrow)) expect([status, body.code]).toEqual([403, 'API_KEY_SCOPE']);
      expect(await own.read(paused)).toMatchObject({ status: 'paused' });
      expect((await new BatchesOf(narrow, '/v1/batches').lines(id))[0]?.subject).toBe('***.982.247-**');
      const wide = await withKey({ scopes: ['batches', 'lookup:cpf'] });
      expect((await said(wide)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await own.steer(paused, 'cancel');
    });

    it('is about people who do not exist with a test key, and apart from the account’s own', async () => {
      const batches = new BatchesOf(await withKey({ mode: 'test' }), '/v1/batches');
      const id = await batches.start('cpf', [CPF, await minor()]);
      expect((await batches.until(id, 'finished')).counts).toEqual({ found: 1, protected: 1 });
      expect((await ana.kept()).history).toEqual([]);
      expect((await ana.http.get<Refused>(`/api/batches/${id}`)).status).toBe(404);
      const live = new BatchesOf(await withKey(), '/v1/batches');
      expect(await live.read(id)).toBeUndefined();
    });
  });
});
