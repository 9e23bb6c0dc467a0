import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import type { Answer } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { cpfs } from './batches-world.js';
import { type LookupBody, PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const LIMIT = 30;
/** No lookup of hundreds at once fails because the machine is busy. */
const LIMITS = { PLAN_DAILY_LOOKUPS_GOLD: String(LIMIT), ...PATIENT_SOURCES };
const CPF = '52998224725';
const NOBODY = UNLUCKY['not-found'].cpf;

interface Usage {
  usadas: number;
  limite: number | null;
  restantes: number | null;
  renovaEm: string;
  porTipo: Record<string, number>;
}

const codes = (answers: Answer<LookupBody>[]) => {
  const seen: Record<string, number> = {};
  for (const { status, body } of answers) {
    const line = status === 200 ? '200' : `${status} ${body.code}`;
    seen[line] = (seen[line] ?? 0) + 1;
  }
  return seen;
};

describe('The lookups a day of a plan', () => {
  let app: RunningApp;
  let other: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: LIMITS });
    other = await startApp({ ownProcess: true, beside: app, env: LIMITS });
  });

  afterEach(async () => {
    await app.sandbox.delete('/gates');
    await app.sandbox.delete('/traffic');
  });

  const calls = async () => (await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total;
  const usage = async (ana: Subscriber) => (await ana.http.get<Usage>('/api/user/usage')).body;
  const granted = async (ana: Subscriber) => {
    const sql = 'SELECT coalesce(sum(granted), 0)::int AS n FROM lookup_allowances WHERE account_id = $1';
    return (await app.sql.query<{ n: number }>(sql, [ana.id])).rows[0]?.n;
  };

  it('are that many, with 200 in flight at each of two instances, and no source is asked beyond them (ASVS 2.3.2)', async () => {
    const ana = await Subscriber.of(app);
    await app.sandbox.delete('/traffic');
    const at = [app, other].map((instance) => ana.at(instance));
    const answers = await Promise.all(
      cpfs(400).map((cpf, n) => at[n % 2]!.post<LookupBody>('/api/external/cpf', { cpf })),
    );
    expect(codes(answers)).toEqual({ '200': LIMIT, '429 QUOTA_EXCEEDED': 400 - LIMIT });
    expect(await calls()).toBe(LIMIT);
    expect((await ana.kept()).history).toHaveLength(LIMIT);
    expect(await usage(ana)).toMatchObject({ usadas: LIMIT, limite: LIMIT, restantes: 0, porTipo: { cpf: LIMIT } });
  });

  it('are told in the headers of every answer, on both instances alike', async () => {
    const ana = await Subscriber.of(app);
    const found = await ana.cpf(CPF);
    expect(found.headers.get('ratelimit-policy')).toBe(`"diario";q=${LIMIT};w=86400`);
    expect(found.headers.get('ratelimit')).toMatch(new RegExp(`^"diario";r=${LIMIT - 1};t=\\d+$`));
    expect(found.headers.get('x-ratelimit-limit')).toBe(String(LIMIT));
    const second = await ana.at(other).post('/api/external/cnpj', { cnpj: '11222333000181' });
    expect(second.headers.get('x-ratelimit-remaining')).toBe(String(LIMIT - 2));
    const nobody = await ana.cpf(NOBODY);
    expect([nobody.status, nobody.headers.get('ratelimit')?.startsWith('"diario";r=')]).toEqual([404, true]);
    expect(await usage(ana)).toMatchObject({ usadas: 2, porTipo: { cpf: 1, cnpj: 1 } });
  });

  it('when they are used up, say until when and how many there were', async () => {
    const ana = await Subscriber.of(app);
    await app.sql.query(
      `INSERT INTO lookup_allowances (holder, account_id, day, granted, used, held_until)
       VALUES (gen_random_uuid(), $1, (now() AT TIME ZONE 'America/Sao_Paulo')::date, $2, $2, now())`,
      [ana.id, LIMIT],
    );
    const { status, body, headers } = await ana.cpf(CPF);
    expect([status, body.code, body.error]).toEqual([429, 'QUOTA_EXCEEDED', 'Limite do plano atingido.']);
    const { renovaEm } = await usage(ana);
    expect(body.details).toEqual({ politica: 'diario', limite: LIMIT, usadas: LIMIT, renovaEm });
    expect(new Date(renovaEm).toISOString()).toMatch(/T03:00:00\.000Z$/);
    // A second may end between the two.
    expect([0, 1]).toContain(Number(headers.get('retry-after')) - Number(headers.get('x-ratelimit-reset')));
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect((await ana.kept()).audit).toEqual([]);
  });

  it('are not spent by a lookup that finds nobody, nor by a source that is out', async () => {
    const ana = await Subscriber.of(app);
    for (let n = 0; n < LIMIT + 5; n++) expect((await ana.cpf(NOBODY)).status).toBe(404);
    await app.sandbox.post('/faults/bureau', { kind: 'server-error', times: 2 });
    expect((await ana.cpf(CPF)).body.code).toBe('SOURCE_DOWN');
    await app.sandbox.delete('/faults');
    expect(await usage(ana)).toMatchObject({ usadas: 0, restantes: LIMIT });
    expect((await ana.cpf(CPF)).status).toBe(200);
  });

  it('are none once the plan is over', async () => {
    const ana = await Subscriber.of(app);
    expect((await ana.cpf(CPF)).status).toBe(200);
    await ana.endPlan();
    expect(await usage(ana)).toMatchObject({ usadas: 1, limite: 0, restantes: 0 });
    const refused = await ana.cpf(CPF);
    expect([refused.status, refused.body.code, refused.headers.get('x-ratelimit-limit')]).toEqual([
      403,
      'SUBSCRIPTION_REQUIRED',
      '0',
    ]);
  });

  it('are spent once by identical lookups that share one call to the source', async () => {
    const ana = await Subscriber.of(app);
    await app.sandbox.post('/latency/bureau', { ms: 400 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ana.cpf(CPF)));
    await app.sandbox.post('/latency/bureau', { ms: 0 });
    const asked = await calls();
    expect(codes(answers)).toEqual({ '200': 12 });
    expect(await usage(ana)).toMatchObject({ usadas: asked, porTipo: { cpf: asked } });
    expect(asked).toBeLessThan(12);
    expect(answers.filter(({ body }) => body.meta.emCache === false)).toHaveLength(asked);
  });

  it('come back when the process that held them was killed, and what it found stays counted', async () => {
    const ana = await Subscriber.of(app);
    const [first, second, third] = cpfs(3, 450_000_000);
    const here = ana.at(other);
    expect((await here.post('/api/external/cpf', { cpf: first })).status).toBe(200);
    await app.sandbox.post('/gates/bureau');
    const lost = Promise.all(
      cpfs(LIMIT - 1, 470_000_000).map((cpf) => here.post('/api/external/cpf', { cpf }).catch(() => null)),
    );
    await until(async () => (await granted(ana)) === LIMIT);
    await other.kill('SIGKILL');
    await lost;
    await app.sandbox.delete('/gates');
    const refused = await ana.cpf(second!);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'QUOTA_EXCEEDED',
      '15',
    ]);
    await letHoldsPass(ana);
    expect((await ana.cpf(third!)).status).toBe(200);
    expect(await usage(ana)).toMatchObject({ usadas: 2, restantes: LIMIT - 2 });
    await other.restart('here');
  });

  it('are not exceeded by a lookup whose reservation was given to another one meanwhile', async () => {
    const ana = await Subscriber.of(app);
    await app.sandbox.post('/gates/bureau');
    const late = ana.at(other).post<LookupBody>('/api/external/cpf', { cpf: CPF });
    await until(async () => (await calls()) === 1);
    expect(await granted(ana)).toBe(1);
    await letHoldsPass(ana);
    await app.sandbox.post('/gates/bureau', { passing: 1 });
    expect((await ana.cpf(cpfs(1)[0]!)).status).toBe(200);
    await app.sandbox.delete('/gates');
    const { status, body } = await late;
    expect([status, body.code, body.data]).toEqual([429, 'QUOTA_EXCEEDED', undefined]);
    expect(await ana.kept()).toMatchObject({ history: ['cpf success'], counted: 1 });
    expect((await ana.kept()).audit.sort()).toEqual(['cpf refused', 'cpf success']);
    expect((await usage(ana)).usadas).toBe(1);
  });

  it('are forgotten after forty days, some at a time', async () => {
    const ana = await Subscriber.of(app);
    const heldBefore = (days: number, count: number) =>
      app.sql.query(
        `INSERT INTO lookup_allowances (holder, account_id, day, granted, used, held_until)
         SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5($1::uuid::text || n), 14))::uuid,
           $1::uuid, brazilian_day(at), 1, 1, at
         FROM (SELECT now() - make_interval(days => $2) AS at) AS moment, generate_series(1, $3) AS n`,
        [ana.id, days, count],
      );
    await heldBefore(42, 4_500);
    await heldBefore(40, 2);
    const next = await startApp({ beside: app, env: LIMITS });
    const left = 'SELECT brazilian_day(now()) - day AS days FROM lookup_allowances WHERE account_id = $1';
    await until(async () => (await app.sql.query(left, [ana.id])).rowCount === 2);
    expect((await app.sql.query(left, [ana.id])).rows).toEqual([{ days: 40 }, { days: 40 }]);
    await next.stop();
  });

  /** As if a minute went by, in which nobody renewed what is held. */
  async function letHoldsPass(ana: Subscriber): Promise<void> {
    await app.sql.query("UPDATE lookup_allowances SET held_until = now() - interval '1 second' WHERE account_id = $1", [
      ana.id,
    ]);
  }
});

describe('The plans on sale', () => {
  it('say how many lookups a day they allow, as the operator has set it', async () => {
    const app = await startApp({ env: { PLAN_DAILY_LOOKUPS_BRONZE: '42' } });
    const { body } = await app.http.get<{ plans: { id: string; dailyLookups: number }[] }>('/api/plans');
    expect(body.plans.map(({ id, dailyLookups }) => [id, dailyLookups])).toEqual([
      ['bronze', 42],
      ['silver', 300],
      ['gold', 1_000],
    ]);
    await app.stop();
  });
});
