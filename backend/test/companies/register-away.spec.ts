import { wireTo } from '../faults/cuttable.js';
import { freePorts } from '../harness/ports.js';
import { startApp } from '../harness/start-app.js';
import { createTestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';
import { type LookupBody, Subscriber } from '../lookups/lookups-world.js';
import { Metrics } from '../platform/metrics-world.js';
import type { WatchlistBody } from '../watch/watch-world.js';

jest.setTimeout(180_000);

it('The product does without the register’s own database, from its start or later on, and finds it again by itself', async () => {
  const { own, wire, url } = await emptyRegister();
  wire.cut();
  const port = await freePorts(1);
  const app = await startApp({ env: { COMPANIES_DATABASE_URL: url, METRICS_PORT: String(port) } });
  try {
    const subscriber = await Subscriber.of(app);
    const search = () => subscriber.http.post('/api/companies/search', { text: 'padaria' });
    const told = async () => {
      const { body } = await subscriber.http.post<LookupBody>('/api/external/cnpj', { cnpj: '11222333000181' });
      const { status, body: health } = await app.http.get('/api/health/ready');
      const up = (await Metrics.of(port)).sum('nitido_companies_up');
      return { cnpj: body.meta.fonte, search: await search(), ready: [status, health], up };
    };
    const without = {
      cnpj: 'BrasilAPI (sandbox)',
      search: {
        status: 503,
        body: { code: 'UNAVAILABLE', error: 'A base de empresas está fora do ar. Tente novamente em instantes.' },
      },
      ready: [200, { status: 'degraded', down: ['companies'] }],
      up: 0,
    };
    const within = {
      ...without,
      search: { status: 200, body: { total: 0 } },
      ready: [200, { status: 'ok', down: [] }],
      up: 1,
    };

    expect(await told()).toMatchObject(without);
    wire.mend();
    await until(async () => (await search()).status === 200);
    expect(await told()).toMatchObject(within);
    // Nothing is loaded, so that there is nothing to pay for.
    const left = async () => (await search()).headers.get('x-ratelimit-remaining');
    expect(await left()).toBe(await left());
    expect((await subscriber.http.post('/api/watchlist', { cnpjs: ['11222333000181'] })).status).toBe(201);
    wire.cut();
    expect(await told()).toMatchObject(without);
    // Who follows it stands in the audit all the same: the list tells of it once the register is back.
    const audited = async () => (await subscriber.kept()).audit.length;
    const before = await audited();
    expect((await subscriber.http.post('/api/watchlist', { cnpjs: ['33000167000101'] })).status).toBe(201);
    expect(await audited()).toBe(before + 1);
    expect((await subscriber.http.delete('/api/watchlist/33000167000101')).status).toBe(200);
    // A list is told by its CNPJs alone.
    const list = await subscriber.http.get<WatchlistBody>('/api/watchlist');
    const unread = { cnpj: '11222333000181', nome: null, na_base: null, situacao: null, ultima_mudanca: null };
    expect(list).toMatchObject({ status: 200, body: { data: [unread], used: 1 } });
    // Whoever wants their data gets all that can be read.
    await app.sql.query(
      `INSERT INTO watch_events (account_id, month, cnpj, entity, row_key, kind)
       VALUES ($1, '2026-10-01', '11222333000181', 1, 1, 'capital')`,
      [subscriber.id],
    );
    const { status, body } = await subscriber.http.get<{ mudancasEmEmpresasAcompanhadas: unknown }>('/api/user/export');
    expect([status, body.mudancasEmEmpresasAcompanhadas]).toEqual([
      200,
      [
        {
          aviso: 'A base de empresas está fora do ar: as mudanças não estão aqui. Peça seus dados de novo mais tarde.',
        },
      ],
    ]);
    wire.mend();
    await until(async () => (await search()).status === 200);
    expect(await told()).toMatchObject(within);
  } finally {
    await app.stop();
    wire.close();
    await own.drop();
  }
});

it('A register that does not answer holds up who asks for a CNPJ for a moment, and later on nobody', async () => {
  const { own, wire, url } = await emptyRegister();
  const app = await startApp({ env: { COMPANIES_DATABASE_URL: url } });
  try {
    const subscriber = await Subscriber.of(app);
    const lookUp = async (cnpj: string) => {
      const { body } = await subscriber.http.post<LookupBody>('/api/external/cnpj', { cnpj });
      return body.meta.fonte;
    };
    const search = () => subscriber.http.post('/api/companies/search', { text: 'padaria' });
    wire.stall();
    const searched = search();
    expect(await lookUp('11222333000181')).toBe('BrasilAPI (sandbox)');
    expect((await searched).status).toBe(503);
    // Told at once by now: those that wait would take the whole test's time.
    for (let i = 0; i < 20; i++) expect((await search()).status).toBe(503);
    expect(await lookUp('33000167000101')).toBe('BrasilAPI (sandbox)');
    wire.mend();
    await until(async () => (await search()).status === 200);
  } finally {
    wire.mend();
    await app.stop();
    wire.close();
    await own.drop();
  }
});

it('A register that cannot be migrated leaves no connection behind', async () => {
  const { own, wire, url } = await emptyRegister();
  wire.cut();
  const app = await startApp({ env: { COMPANIES_DATABASE_URL: url, LOG_LEVEL: 'warn' } });
  try {
    await own.sql.query('CREATE VIEW company_units AS SELECT 1');
    wire.mend();
    await until(() => app.log().includes('company_units'));
  } finally {
    await app.stop();
    const { rows } = await own.sql.query(OTHERS);
    expect(rows).toEqual([]);
    wire.close();
    await own.drop();
  }
});

/** A database of its own for the register, and the wire to it. */
async function emptyRegister() {
  const own = await createTestDatabase({ empty: true });
  const address = new URL(own.url);
  const wire = await wireTo(address);
  address.host = `127.0.0.1:${wire.port}`;
  return { own, wire, url: address.href };
}

const OTHERS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'nitido%'`;
