import { setTimeout as pause } from 'node:timers/promises';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { Person } from '../../sandbox/population/index.js';
import { LOOKUP_TYPES } from '../../src/kernel/lookup-catalogue.js';
import type { HttpClient } from '../harness/http-client.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { type LookupBody, Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const MANUEL = Person.ofCpf('52998224725');

/** A bucket a second, so that five seconds are judged together. */
const FINE = { HEALTH_BUCKET_SECONDS: '1', HEALTH_FLUSH_SECONDS: '1' };

interface Day {
  worst: string;
  availability: number | null;
}
interface Status {
  at: string;
  overall: string;
  from: string;
  lookups: Array<{ type: string; state: string; since: string | null; origins: string[]; days: Array<Day | null> }>;
  parts: Array<{ part: string; state: string; days: Array<Day | null> }>;
  incidents: Array<{ type: string | null; worst: string; since: string; until: string | null }>;
}
interface Sources {
  data: Array<{
    id: string;
    circuit: string | null;
    health: { calls: number; refused: number; successRate: number | null; p50Ms: number | null; p95Ms: number | null };
  }>;
}

let one: RunningApp;
let two: RunningApp;
let admin: HttpClient;
let ana: Subscriber;
let bia: Subscriber;

beforeAll(async () => {
  const env = { ...FINE, ...ADMIN, ...LOGGED, ANSWER_CACHE_SECONDS: '0', OPEN_ANSWER_CACHE_SECONDS: '0' };
  one = await startApp({ env });
  two = await startApp({ beside: one, env });
  admin = await adminOf(one);
  ana = await Subscriber.of(one);
  bia = await Subscriber.of(one);
});

const status = async (app = one) => (await app.http.get<Status>('/api/public/status')).body;
const of = async (type: string, app = one) => (await status(app)).lookups.find((one) => one.type === type);
const stateOf = async (type: string, app = one) => (await of(type, app))?.state;
const ask = (http: HttpClient) => http.post<LookupBody>('/api/external/cpf', { cpf: MANUEL.cpf });
const bureau = async () =>
  (await admin.get<Sources>('/api/admin/providers')).body.data.find(({ id }) => id === 'bureau') as Sources['data'][0];

describe('The public status', () => {
  it('tells of every lookup type and of our own parts, and invents nothing about days that nobody measured', async () => {
    await until(async () => (await status()).parts.every(({ days }) => days.at(-1)?.availability === 1));
    const { lookups, parts, overall } = await status();
    expect(lookups).toHaveLength(LOOKUP_TYPES.length);
    expect(parts.map(({ part, state }) => [part, state])).toEqual([
      ['api', 'operacional'],
      ['banco', 'operacional'],
    ]);
    expect(overall).toBe('operacional');
    for (const { days, type } of lookups) {
      expect([type, days.length]).toEqual([type, 90]);
      expect(days.slice(0, -1).every((day) => day === null)).toBe(true);
    }
    expect((await of('cpf-pai'))?.state).toBe('manutencao');
    expect((await of('rg'))?.days.at(-1)).toBeNull();
  });

  it('names no vendor, only what kind it is', async () => {
    const { body } = await one.http.get<Status>('/api/public/status');
    expect(JSON.stringify(body)).not.toMatch(/bir[ôo]|bureau|serpro|sandbox|brasilapi|fotorj-|minha receita/i);
    expect((await of('cpf'))?.origins).toEqual(['contratada']);
    expect((await of('cpf-2'))?.origins).toEqual(['oficial']);
    expect((await of('cnpj'))?.origins).toEqual(['aberta']);
  });

  it('is not sent again to who has it', async () => {
    const first = await one.http.get('/api/public/status');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await until(async () => {
      const fresh = await one.http.get('/api/public/status');
      const held = await one.http
        .with({ 'if-none-match': fresh.headers.get('etag') ?? '' })
        .raw('GET', '/api/public/status');
      return held.status === 304 ? held : null;
    });
    expect(again.body).toBe('');
  });

  it('knows at once of a maintenance, on the other instance too', async () => {
    const seenText = 'Manutenção, voltará em breve...';
    const switchTo = (state: string, seenState: string) =>
      admin.put('/api/admin/lookup-types/rg', { state, seenState, seenText });
    await switchTo('manutencao', 'ativo');
    await until(async () => (await stateOf('rg', two)) === 'manutencao');
    expect((await of('rg', two))?.since).toEqual(expect.any(String));
    await switchTo('ativo', 'manutencao');
    await until(async () => (await stateOf('rg', two)) === 'operacional');
  });
});

describe('A source in trouble', () => {
  afterEach(async () => {
    await one.sandbox.delete('/faults');
  });

  it('that a single account meets is no incident of a type', async () => {
    await one.sandbox.post('/faults/bureau', { kind: 'server-error' });
    // By the rows: the status itself is read anew every 15 s while no state changes.
    const share = async () => {
      const { rows } = await one.sql.query<{ share: number }>(
        "SELECT sum(ok)::float / sum(ok + failed + refused) AS share FROM health_days WHERE component = 'consulta:cpf'",
      );
      return rows[0]?.share ?? 1;
    };
    await until(async () => {
      await Promise.all([ask(ana.http), ask(ana.at(two))]);
      return (await share()) < 0.5;
    });
    for (let second = 0; second < 3; second++) {
      await ask(ana.http);
      await pause(1_000);
      expect((await status()).incidents).toEqual([]);
      expect(await stateOf('cpf')).not.toBe('fora_do_ar');
    }
  });

  it('is told in the log, with its status and without the person asked about', async () => {
    await one.sandbox.post('/faults/bureau', { kind: 'server-error' });
    await ask(ana.http);
    // Once a minute, in the log of the instance that met it first.
    const logs = () => one.log() + two.log();
    await until(() => /"context":"Vendors","msg":"[^"]* status 500/.test(logs()));
    expect(logs()).not.toContain(MANUEL.cpf);
  });

  it('makes its types go down and come back, on both instances, and leaves an incident and a day that says so', async () => {
    await one.sandbox.post('/faults/bureau', { kind: 'server-error' });
    await until(async () => {
      await Promise.all([ask(ana.http), ask(bia.at(two))]);
      return (await stateOf('cpf')) === 'fora_do_ar' && (await stateOf('cpf', two)) === 'fora_do_ar';
    });
    const { body: types } = await two.http.get<Array<{ type: string; state: string }>>('/api/lookup-types');
    expect(types.find(({ type }) => type === 'cpf')?.state).toBe('fora_do_ar');
    expect(types.find(({ type }) => type === 'cnpj')?.state).toBe('ativo');
    expect((await status()).overall).toBe('fora_do_ar');
    expect((await status()).incidents).toEqual([
      expect.objectContaining({ type: 'cpf', worst: 'fora_do_ar', until: null }),
    ]);

    await one.sandbox.delete('/faults');
    await until(async () => {
      await Promise.all([ask(ana.http), ask(bia.at(two))]);
      return (await stateOf('cpf')) === 'operacional' && (await stateOf('cpf', two)) === 'operacional';
    });
    const incident = await until(async () => {
      const [newest] = (await status()).incidents;
      return newest?.until ? newest : null;
    });
    expect(Date.parse(incident.until ?? '')).toBeGreaterThan(Date.parse(incident.since));
    const day = await until(async () => {
      const today = (await of('cpf'))?.days.at(-1);
      return today?.worst === 'fora_do_ar' ? today : null;
    });
    expect(day.availability).toBeGreaterThan(0);
    expect(day.availability).toBeLessThan(1);
  });

  it('adds up what both instances measured, with times, and counts "nobody" as an answer', async () => {
    await until(async () => (await ask(ana.http)).status === 200);
    const before = (await bureau()).health;
    const nobody = await ana.cpf(UNLUCKY['not-found'].cpf);
    expect([nobody.status, nobody.body.code]).toEqual([404, 'NOT_FOUND']);
    await Promise.all([ask(ana.http), ask(ana.at(two))]);
    const after = await until(async () => {
      const { health } = await bureau();
      return health.calls >= before.calls + 3 ? health : null;
    });
    const failures = (health: typeof before) => Math.round(health.calls * (1 - (health.successRate ?? 1)));
    expect(failures(after)).toBe(failures(before));
    expect(after.p50Ms).toBeGreaterThan(0);
    expect(after.p95Ms).toBeGreaterThanOrEqual(after.p50Ms ?? 0);
    const { rows } = await one.sql.query(
      `SELECT (SELECT sum(ok + failed + refused) FROM health_recent WHERE component = 'consulta:cpf')::int AS recent,
         (SELECT sum(ok + failed + refused) FROM health_days WHERE component = 'consulta:cpf')::int AS days`,
    );
    expect(rows[0].recent).toBe(rows[0].days);
  });

  it('shows its open circuit to administrators', async () => {
    await one.sandbox.post('/faults/bureau', { kind: 'server-error' });
    await until(async () => {
      await ask(ana.http);
      return (await bureau()).circuit === 'open';
    });
    await until(async () => {
      await ask(ana.http);
      return (await bureau()).health.refused > 0;
    });
  });
});
