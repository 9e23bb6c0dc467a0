import { listPeople, Person, peopleNamed } from '../../sandbox/population/index.js';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { makeKey } from '../identity/keys.js';
import { type LookupBody, Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const MANUEL = Person.ofCpf('52998224725');
const ADULTS = peopleNamed(MANUEL.name).filter(({ minor }) => !minor);
const NAME = '/api/external/nome';

interface Namesakes {
  total: number;
  haMais: boolean;
  pagina: number;
  paginas: number;
  resultados: { dados_cpf: { cpf: string } }[];
}

let app: RunningApp;
let other: RunningApp;

beforeAll(async () => {
  app = await startApp();
  other = await startApp({ beside: app });
});

const found = ({ body }: { body: LookupBody }) => body.data as unknown as Namesakes;
const vendorCalls = async () => (await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total;
const usedBy = async (ana: Subscriber) => (await ana.http.get<{ usadas: number }>('/api/user/usage')).body.usadas;
const search = (ana: Subscriber, more: object = {}, at = ana.http) =>
  at.post<LookupBody>(NAME, { nome: MANUEL.name, ...more });

/** As if everything that the account did had been done minutes ago. */
async function agoBy(ana: Subscriber, minutes: number): Promise<void> {
  const moved = (table: string) =>
    `UPDATE ${table} SET created_at = created_at - interval '${minutes} minutes' WHERE account_id = '${ana.id}'`;
  const triggers = (state: string) => `ALTER TABLE lookup_audit ${state} TRIGGER USER`;
  const both = `${moved('lookup_history')}; ${moved('lookup_audit')}`;
  await app.sql.query(`BEGIN; ${triggers('DISABLE')}; ${both}; ${triggers('ENABLE')}; COMMIT`);
}

describe('The people of a name', () => {
  it('come page by page, everybody once and no minor, for one lookup of the day and one entry', async () => {
    const ana = await Subscriber.of(app);
    const first = await search(ana);
    expect(first.status).toBe(200);
    const { total, paginas } = found(first);
    expect([total, paginas, found(first).pagina]).toEqual([ADULTS.length, Math.ceil(ADULTS.length / 20), 1]);
    expect(found(first).haMais).toBe(false);
    expect(found(first).resultados).toHaveLength(20);
    const calls = await vendorCalls();

    const cpfs = found(first).resultados.map(({ dados_cpf }) => dados_cpf.cpf);
    for (let pagina = 2; pagina <= paginas; pagina++) {
      const page = await search(ana, { pagina, nome: ` ${MANUEL.name.toLowerCase()} ` });
      expect([page.status, found(page).total, found(page).pagina]).toEqual([200, total, pagina]);
      expect(page.body.meta).toMatchObject({ emCache: true, protocolo: first.body.meta.protocolo });
      cpfs.push(...found(page).resultados.map(({ dados_cpf }) => dados_cpf.cpf));
    }
    expect(cpfs.toSorted()).toEqual(ADULTS.map(({ cpf }) => cpf).toSorted());
    expect([await vendorCalls(), await usedBy(ana)]).toEqual([calls, 1]);
    expect(await ana.kept()).toEqual({
      history: ['nome success'],
      audit: Array(paginas).fill('nome success'),
      counted: 1,
    });
  });

  it('come as many at once as are asked for, and nobody behind the last page', async () => {
    const ana = await Subscriber.of(app);
    const hundred = found(await search(ana, { porPagina: 100 }));
    expect([hundred.resultados.length, hundred.paginas]).toEqual([100, Math.ceil(ADULTS.length / 100)]);
    const beyond = await search(ana, { pagina: 99 });
    expect([beyond.status, found(beyond).total, found(beyond).resultados]).toEqual([200, ADULTS.length, []]);
    expect(await ana.kept()).toEqual({ history: ['nome success'], audit: ['nome success'], counted: 1 });
  });

  it('come from either instance, and only with a plan', async () => {
    const ana = await Subscriber.of(app);
    await search(ana);
    const calls = await vendorCalls();
    expect(found(await search(ana, { pagina: 2 }, ana.at(other))).pagina).toBe(2);
    expect(await vendorCalls()).toBe(calls);
    expect((await search(await Subscriber.of(app), { pagina: 2 })).body.meta.emCache).toBe(false);
    await ana.endPlan();
    expect(await search(ana, { pagina: 3 })).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
  });

  it('belong to their search for ten minutes; a page that is asked for later is a search of its own', async () => {
    const ana = await Subscriber.of(app);
    await search(ana);
    await agoBy(ana, 9);
    expect((await search(ana, { pagina: 2 }, ana.at(other))).body.meta.emCache).toBe(true);
    expect(await usedBy(ana)).toBe(1);
    await agoBy(ana, 2);
    const late = await search(ana, { pagina: 2 }, ana.at(other));
    expect([late.body.meta.emCache, found(late).pagina, found(late).resultados.length]).toEqual([false, 2, 20]);
    expect((await ana.kept()).history).toEqual(['nome success', 'nome success']);
  });

  it('belong to their search also where each is asked for afresh, and are asked for anew after its ten minutes', async () => {
    const ana = await Subscriber.of(app);
    const first = await search(ana, { atualizar: true });
    const calls = await vendorCalls();
    const page = await search(ana, { pagina: 2, atualizar: true });
    expect([page.body.meta, found(page).pagina]).toMatchObject([
      { emCache: true, protocolo: first.body.meta.protocolo },
      2,
    ]);
    expect([await vendorCalls(), await usedBy(ana)]).toEqual([calls, 1]);
    await agoBy(ana, 11);
    expect((await search(ana, { pagina: 2, atualizar: true })).body.meta.emCache).toBe(false);
  });

  it('belong to their search however many came after it', async () => {
    const ana = await Subscriber.of(app);
    await search(ana);
    const others = [...new Set(listPeople(200, { minor: false }).map(({ name }) => name))].filter(
      (name) => name !== MANUEL.name,
    );
    const later = await Promise.all(others.slice(0, 51).map((nome) => ana.http.post<LookupBody>(NAME, { nome })));
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([200]));
    const page = await search(ana, { pagina: 2 });
    expect([page.body.meta.emCache, found(page).pagina, await usedBy(ana)]).toEqual([true, 2, 52]);
  });

  it('are answered again to a program that repeats its Idempotency-Key, at no cost', async () => {
    const ana = await Subscriber.of(app);
    const { key } = (await makeKey(ana.http, { scopes: API_SCOPES, purpose: 'cobranca' })).body;
    const ask = async (pagina: number, from: RunningApp) => {
      const program = from.http.as(key).with({ 'idempotency-key': `pagina-${pagina}` });
      const { status, body, headers } = await program.post<LookupBody>('/v1/lookups/nome', {
        nome: MANUEL.name,
        pagina,
      });
      return { status, body, replayed: headers.get('idempotency-replayed') };
    };
    await ask(1, app);
    const page = await ask(2, app);
    expect([page.status, page.replayed]).toEqual([200, null]);
    const again = { status: 200, body: { data: page.body.data }, replayed: 'true' };
    expect(await ask(2, other)).toMatchObject(again);
    await agoBy(ana, 11);
    const calls = await vendorCalls();
    expect(await ask(2, app)).toMatchObject(again);
    expect([await vendorCalls(), await usedBy(ana)]).toEqual([calls, 1]);
  });

  it.each([
    { pagina: 0 },
    { pagina: 1.5 },
    { pagina: '2' },
    { pagina: 10_001 },
    { porPagina: 0 },
    { porPagina: 101 },
    { porPagina: 'todas' },
  ])('are not given for %j', async (page) => {
    const ana = await Subscriber.of(app);
    const [field] = Object.keys(page);
    expect(await search(ana, page)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ field }] },
    });
  });

  it('are given by the mother’s name too, and other lookups know no pages', async () => {
    const ana = await Subscriber.of(app);
    const [child] = listPeople(1, { minor: false }) as [Person];
    const all = await ana.http.post<LookupBody>('/api/external/mae', { mae: child.mother.name, porPagina: 1 });
    const { total, paginas, resultado } = all.body.data as { total: number; paginas: number; resultado: object[] };
    expect([all.status, paginas, resultado.length]).toEqual([200, total, 1]);
    expect((await ana.cpf(MANUEL.cpf, { pagina: 2 })).status).toBe(400);
  });
});
