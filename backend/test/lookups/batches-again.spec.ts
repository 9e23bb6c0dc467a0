import { MOST_OPEN_BATCHES } from '../../src/kernel/batches.js';
import { plantMonth } from '../companies/planted.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { makeKey } from '../identity/keys.js';
import { endpointAt, QUICK_WEBHOOKS, receiver } from '../messaging/webhooks-world.js';
import { BatchesOf, cpfs, keptOf, QUICK_BATCHES } from './batches-world.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

interface Refused {
  code: string;
}

/** A world of its own, in which a source that is down has failed a line at once. */
describe('A batch whose source was down', () => {
  let app: RunningApp;
  let ana: Subscriber;
  let own: BatchesOf;

  beforeAll(async () => {
    const env = { ...QUICK_BATCHES, ...QUICK_WEBHOOKS, ...PATIENT_SOURCES, BATCH_ATTEMPTS: '1' };
    app = await startApp({ env });
  });
  beforeEach(async () => {
    ana = await Subscriber.of(app);
    own = new BatchesOf(ana.http);
  });
  afterEach(async () => {
    await source(null);
    await app.sandbox.delete('/gates');
  });

  const source = (kind: 'server-error' | null) => app.sandbox.post('/faults/bureau', { kind });
  const retry = (id: string) => ana.http.post<Refused>(`/api/batches/${id}/retry`, {});
  /** It has ended with its first line found; all others that could be asked failed. */
  const withFailed = async (items: string[], batches = own) => {
    await app.sandbox.post('/gates/bureau', { passing: 1 });
    const id = await batches.start('cpf', items);
    await until(async () => (await batches.read(id)).counts.found === 1);
    await source('server-error');
    await app.sandbox.delete('/gates');
    const ended = await batches.until(id, 'finished');
    await source(null);
    return ended;
  };

  it('has its failed lines asked again, and those alone; each of its ends is told once', async () => {
    await endpointAt(ana.http, receiver(app, ana.id), ['batch.finished']);
    const first = await withFailed([...cpfs(3), '123']);
    const { id } = first;
    expect(first.counts).toEqual({ found: 1, source_down: 2, invalid: 1 });
    const [kept] = await own.lines(id);

    await app.sandbox.post('/gates/bureau');
    const again = await ana.http.post<{ data: object }>(`/api/batches/${id}/retry`, {});
    expect([again.status, again.body.data]).toMatchObject([200, { endedAt: null, counts: { found: 1, waiting: 2 } }]);
    const twice = await retry(id);
    expect([twice.status, (await own.read(id)).counts]).toEqual([200, { found: 1, waiting: 2, invalid: 1 }]);
    await app.sandbox.delete('/gates');
    const second = await own.until(id, 'finished');
    expect(second.counts).toEqual({ found: 3, invalid: 1 });
    expect(Date.parse(second.endedAt ?? '')).toBeGreaterThan(Date.parse(first.endedAt ?? ''));
    const lines = await own.lines(id);
    expect([lines[0], lines[1]?.attempts]).toEqual([kept, 0]);
    expect(await keptOf(app, ana.id)).toEqual({ history: 3, audit: 3, counted: 3, spent: 3 });

    const none = await retry(id);
    expect([none.status, none.body.code]).toEqual([409, 'BATCH_NOTHING_FAILED']);
    const told = await until(async () => {
      const { body } = await app.sandbox.get<{ received: { body: string }[] }>(`/webhooks/${ana.id}?format=json`);
      return body.received.length > 1 ? body.received : null;
    });
    const figures = told.map(({ body }) => JSON.parse(body).data).map(({ found, sourceDown }) => [found, sourceDown]);
    expect(figures.toSorted()).toEqual([
      [1, 2],
      [3, 0],
    ]);
  });

  it('says of a CNPJ with letters that no source takes it, tries it no second time by itself, and asks again when told to', async () => {
    await app.sandbox.post('/faults/minha-receita', { kind: 'not-found' });
    const id = await own.start('cnpj', ['12ABC34501DE35']);
    expect((await own.until(id, 'finished')).counts).toEqual({ source_down: 1 });
    await app.sandbox.delete('/faults');
    const said = 'Uma das fontes não aceita o que foi digitado, e nenhuma outra confirma que não existe.';
    const [line] = await own.lines(id);
    expect(line).toMatchObject({ reason: said, attempts: 0, protocolo: expect.stringMatching(/^\d{8}-/) });
    const file = await ana.http.get<string>(`/api/batches/${id}/export?format=csv`);
    expect(file.body).toContain(`Sem resposta;;${said};`);
    expect((await retry(id)).status).toBe(200);
    expect((await own.until(id, 'finished')).counts).toEqual({ found: 1 });
    expect(await own.lines(id)).toMatchObject([{ reason: null }]);
  });

  it('says of a CNPJ with letters that the register lacks why it is not found', async () => {
    await plantMonth(app);
    await app.sandbox.post('/faults/minha-receita', { kind: 'not-found' });
    const id = await own.start('cnpj', ['12ABC34501DE35']);
    expect((await own.until(id, 'finished')).counts).toEqual({ nobody: 1 });
    await app.sandbox.delete('/faults');
    await app.sql.query('DELETE FROM company_loads');
    const reason = expect.stringMatching(/^A base da Receita Federal de 10\/2026 não tem este CNPJ, .* podem faltar$/);
    expect(await own.lines(id)).toMatchObject([{ reason, protocolo: expect.stringMatching(/^\d{8}-/) }]);
    const file = await ana.http.get<string>(`/api/batches/${id}/export?format=csv`);
    expect(file.body).toContain('Não encontrado;;A base da Receita Federal de 10/2026');
  });

  it('is asked again by a key that may look up its type, for which it goes on', async () => {
    const { id } = await withFailed(cpfs(2));
    const keyFor = async (scopes: string[]) => {
      const { body } = await makeKey(ana.http, { scopes });
      return { id: body.id, http: app.http.as(body.key) };
    };
    const narrow = await keyFor(['batches', 'lookup:cnpj']);
    const refused = await narrow.http.post<Refused>(`/v1/batches/${id}/retry`, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'API_KEY_SCOPE']);
    await app.sandbox.post('/gates/bureau');
    const wide = await keyFor(['batches', 'lookup:cpf']);
    expect((await wide.http.post(`/v1/batches/${id}/retry`, {})).status).toBe(200);
    expect((await ana.http.delete(`/api/keys/${wide.id}`)).status).toBe(200);
    expect(await own.read(id)).toMatchObject({ status: 'paused', pauseReason: 'owner' });
  });

  it('needs a place among those that have not ended, and is not asked again once cancelled or by another account', async () => {
    const { id } = await withFailed(cpfs(2));
    const eva = await Subscriber.of(app);
    expect((await eva.http.post(`/api/batches/${id}/retry`, {})).status).toBe(404);
    await app.sandbox.post('/gates/bureau');
    const open = [];
    for (let n = 0; n < MOST_OPEN_BATCHES; n++) open.push(await own.start('cpf', cpfs(2)));
    const full = await retry(id);
    expect([full.status, full.body.code]).toEqual([409, 'BATCH_LIMIT']);
    for (const one of open) await own.steer(one, 'cancel');
    expect((await retry(id)).status).toBe(200);
    await own.steer(id, 'cancel');
    const cancelled = await retry(id);
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'BATCH_NOTHING_FAILED']);
  });

  it('is begun or asked again thirty times an hour, by the page and by programs together; with test keys apart', async () => {
    const { id } = await withFailed(cpfs(2));
    const limited = await startApp({ beside: app, env: { ...QUICK_BATCHES, RATE_LIMIT: 'on' } });
    const page = ana.at(limited);
    const keyFor = async (mode: string) => {
      const { body } = await makeKey(ana.http, { scopes: ['batches', 'lookup:cep'], mode });
      return limited.http.as(body.key);
    };
    const key = await keyFor('live');
    const list = { type: 'cep', items: ['01001-000'] };
    const ways = [
      () => page.post<Refused & { id: string }>('/api/batches', list),
      () => key.post<Refused & { id: string }>('/v1/batches', list),
    ];
    for (let n = 0; n < 29; n++) {
      const { status, body } = await ways[n % 2]!();
      expect(status).toBe(202);
      await page.post(`/api/batches/${body.id}/cancel`, {});
    }
    const again = () => page.post<Refused>(`/api/batches/${id}/retry`, {});
    expect((await again()).status).toBe(200);
    for (const way of ways) {
      const { status, headers, body } = await way();
      expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect((await (await keyFor('test')).post('/v1/batches', list)).status).toBe(202);
    await own.until(id, 'finished');
    await limited.stop();
  });

  it('has two hundred thousand lines of long lists a day, and short ones beyond them', async () => {
    const limited = await startApp({ beside: app, env: { ...QUICK_BATCHES, RATE_LIMIT: 'on' } });
    const page = ana.at(limited);
    const begin = (lines: number) => {
      const items = Array.from({ length: lines }, (_, n) => String(10_000_000 + n));
      return page.post<Refused & { id: string; details?: object }>('/api/batches', { type: 'cep', items });
    };
    const long = await begin(2_000);
    expect(long.status).toBe(202);
    await page.post(`/api/batches/${long.body.id}/cancel`, {});
    const { rows } = await app.sql.query("SELECT count FROM rate_limits WHERE key LIKE 'batch-lines:%'");
    expect(rows).toEqual([{ count: 2 }]);
    await app.sql.query("UPDATE rate_limits SET count = 200 WHERE key LIKE 'batch-lines:%'");
    const { status, headers, body } = await begin(1_000);
    expect([status, body.code, body.details]).toEqual([
      429,
      'RATE_LIMITED',
      { politica: 'milhares', limite: 200, segundos: 86_400 },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_600);
    const short = await begin(999);
    expect(short.status).toBe(202);
    await page.post(`/api/batches/${short.body.id}/cancel`, {});
    await limited.stop();
  });
});

/** A world of its own, in which a line whose source was down is asked again much later. */
describe('A batch that is cancelled', () => {
  let app: RunningApp;
  let ana: Subscriber;
  let own: BatchesOf;

  beforeAll(async () => {
    const env = { ...QUICK_BATCHES, ...PATIENT_SOURCES, BATCH_ATTEMPTS: '3', BATCH_RETRY_SECONDS: '600' };
    app = await startApp({ env });
  });
  beforeEach(async () => {
    ana = await Subscriber.of(app);
    own = new BatchesOf(ana.http);
  });
  afterEach(async () => {
    await app.sandbox.post('/faults/bureau', { kind: null });
    await app.sandbox.delete('/gates');
  });

  const down = () => app.sandbox.post('/faults/bureau', { kind: 'server-error' });
  /** The line was asked once: of that the audit tells alone, and nothing was spent. */
  async function expectCancelled(id: string): Promise<void> {
    const ended = await until(async () => {
      const batch = await own.read(id);
      return batch.counts.waiting ? null : batch;
    });
    expect(ended).toMatchObject({ status: 'cancelled', counts: { cancelled: 1 } });
    expect(await own.lines(id)).toMatchObject([{ verdict: 'cancelled', attempts: 1, protocolo: null }]);
    expect(await keptOf(app, ana.id)).toEqual({ history: 0, audit: 0, counted: 0, spent: 0 });
    const { rows } = await app.sql.query('SELECT outcome FROM lookup_audit WHERE account_id = $1', [ana.id]);
    expect(rows).toEqual([{ outcome: 'source_down' }]);
    expect((await app.sql.query('SELECT FROM lookup_history WHERE account_id = $1', [ana.id])).rowCount).toBe(0);
    const resting = 'SELECT due_at FROM lookup_batches WHERE id = $1 AND due_at IS NULL';
    await until(async () => (await app.sql.query(resting, [id])).rowCount === 1);
  }

  it('shows a line between two of its attempts as cancelled, and gives back what it had taken of the day', async () => {
    await down();
    const id = await own.start('cpf', cpfs(1));
    await until(async () => (await own.lines(id))[0]?.attempts === 1);
    await own.steer(id, 'cancel');
    await expectCancelled(id);
  });

  it('shows a line as cancelled too whose attempt fails after that', async () => {
    await app.sandbox.post('/gates/bureau', { passing: 0 });
    const id = await own.start('cpf', cpfs(1));
    const underWay = 'SELECT FROM lookup_batch_lines WHERE batch_id = $1 AND entry_id IS NOT NULL';
    await until(async () => (await app.sql.query(underWay, [id])).rowCount === 1);
    await own.steer(id, 'cancel');
    await down();
    await app.sandbox.delete('/gates');
    await expectCancelled(id);
  });
});
