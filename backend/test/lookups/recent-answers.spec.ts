import { type RunningApp, startApp } from '../harness/start-app.js';
import { makeKey } from '../identity/keys.js';
import { type LookupBody, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
const CNPJ = '11222333000181';

describe('The same lookup again within a minute', () => {
  let app: RunningApp;
  let ana: Subscriber;

  beforeAll(async () => {
    app = await startApp({ env: { ANSWER_CACHE_SECONDS: '300', OPEN_ANSWER_CACHE_SECONDS: '600' } });
  });
  beforeEach(async () => {
    ana = await Subscriber.of(app);
    await app.sandbox.delete('/traffic');
  });

  const asked = async (vendor: string) =>
    (await app.sandbox.get<{ total: number }>(`/traffic?vendor=${vendor}`)).body.total;

  it('gets the same data without the source being asked, says so, and leaves an entry and an audit of its own', async () => {
    const [first, again] = [await ana.cpf(CPF), await ana.cpf(CPF)];
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.meta).toMatchObject({
      origem: 'cache',
      emCache: true,
      simulado: false,
      fonte: first.body.meta.fonte,
      consultadoEm: first.body.meta.consultadoEm,
      dadosDe: first.body.meta.dadosDe,
    });
    expect(again.body.meta.protocolo).not.toBe(first.body.meta.protocolo);
    expect(await asked('bureau')).toBe(1);
    expect(await ana.kept()).toEqual({
      history: ['cpf success', 'cpf success'],
      audit: ['cpf success', 'cpf success'],
      counted: 2,
    });
  });

  it('costs nothing, of the day, of the month and of the key it was asked with', async () => {
    const { body: made } = await makeKey(ana.http, { scopes: ['lookup:cpf'], purpose: 'cobranca' });
    const key = app.http.as(made.key);
    await app.sandbox.post('/latency/bureau', { ms: 500 });
    for (const ask of [2, 1])
      await Promise.all(Array.from({ length: ask }, () => key.post('/v1/lookups/cpf', { cpf: CPF })));
    await app.sandbox.post('/latency/bureau', { ms: 0 });
    expect(await asked('bureau')).toBe(1);
    const { body } = await key.get<{ data: object }>('/v1/usage');
    const once = { usadas: 1 };
    expect(body.data).toMatchObject({ hoje: once, mes: { ...once, semDados: 0 }, chave: { hoje: 1, mes: 1 } });
  });

  it('asks the source anew when it is told to', async () => {
    await ana.cpf(CPF);
    const { body } = await ana.cpf(CPF, { atualizar: true });
    expect(body.meta).toMatchObject({ origem: 'contratada', emCache: false });
    expect(await asked('bureau')).toBe(2);
    expect((await ana.cpf(CPF)).body.meta).toMatchObject({ emCache: true, consultadoEm: body.meta.consultadoEm });
  });

  it('takes only true and false for an order to ask anew', async () => {
    const { status, body } = await ana.cpf(CPF, { atualizar: 'sim' });
    expect([status, body.code, body.fields[0]?.field]).toEqual([400, 'INVALID_INPUT', 'atualizar']);
  });

  it('by another account asks the source', async () => {
    const bia = await Subscriber.of(app);
    await ana.cpf(CPF);
    expect((await bia.cpf(CPF)).body.meta).toMatchObject({ emCache: false });
    expect(await asked('bureau')).toBe(2);
  });

  it('asks the source once what was kept has been erased', async () => {
    await ana.cpf(CPF);
    const { history } = await ana.history();
    await ana.http.delete(`/api/user/history/${history[0]?.id}`);
    expect((await ana.cpf(CPF)).body.meta).toMatchObject({ emCache: false });
  });

  it('of a photo asks each time, since a photo is kept nowhere', async () => {
    const photo = () => ana.http.post('/api/external/fotorj', { cpf: CPF });
    expect([(await photo()).status, (await photo()).body]).toMatchObject([200, { meta: { emCache: false } }]);
    expect((await app.sandbox.get<{ total: number }>('/traffic')).body.total).toBe(2);
  });

  it('of open data is answered to others too, and still for their own history alone', async () => {
    const bia = await Subscriber.of(app);
    const first = await ana.cnpj(CNPJ);
    const { body } = await bia.cnpj(CNPJ);
    expect(body.data).toEqual(first.body.data);
    expect(body.meta).toMatchObject({ origem: 'cache', emCache: true, fonte: first.body.meta.fonte });
    expect((await bia.kept()).history).toEqual(['cnpj success']);
  });

  it('is as old as it was where the saved result is opened, given again to a key, or made a report of', async () => {
    const { consultadoEm } = (await ana.cpf(CPF)).body.meta;
    const { body } = await ana.cpf(CPF);
    expect(body.meta.consultadoEm).toBe(consultadoEm);
    const entry = `/api/user/history/by-protocol/${body.meta.protocolo}`;
    expect((await ana.http.get<LookupBody>(entry)).body.meta).toEqual(body.meta);
    const { answer } = await ana.file(`/api/user/history/${(await ana.history()).history[0]?.id}/report`, {});
    expect(answer.status).toBe(200);
    const code = answer.headers.get('x-verification-code');
    expect((await app.http.get(`/api/public/reports/${code}`)).body).toMatchObject({ consultedAt: consultadoEm });
    const { body: key } = await makeKey(ana.http, { scopes: ['lookup:cpf'], purpose: 'cobranca' });
    const once = app.http.as(key.key).with({ 'idempotency-key': 'pedido-1' });
    for (let time = 0; time < 2; time++) {
      const again = await once.post<{ meta: object }>('/v1/lookups/cpf', { cpf: CPF });
      expect(again.body.meta).toMatchObject({ emCache: true, consultadoEm });
    }
  });

  it('is as old as it was to a key that lists and opens it', async () => {
    const { body: made } = await makeKey(ana.http, { scopes: ['lookup:cpf', 'history:read'], purpose: 'cobranca' });
    const key = app.http.as(made.key);
    const { consultadoEm } = (await ana.cpf(CPF)).body.meta;
    const { protocolo } = (await ana.cpf(CPF)).body.meta;
    const opened = await key.get<{ data: object }>(`/v1/lookups/${protocolo}`);
    expect(opened.body.data).toMatchObject({ origem: 'cache', consultadoEm });
    const listed = await key.get<{ data: object[] }>('/v1/lookups?limit=1');
    expect(listed.body.data).toMatchObject([{ protocolo, consultadoEm }]);
  });

  it('that found no source asks again', async () => {
    await app.sandbox.post('/faults/bureau', { kind: 'server-error' });
    expect((await ana.cpf(CPF)).body.code).toBe('SOURCE_DOWN');
    await app.sandbox.delete('/faults');
    expect((await ana.cpf(CPF)).body.meta).toMatchObject({ emCache: false });
  });
});
