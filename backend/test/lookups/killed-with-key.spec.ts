import { API_SCOPES } from '../../src/kernel/api-keys.js';
import { plantCompany, plantMonth } from '../companies/planted.js';
import { startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { makeKey } from '../identity/keys.js';
import { heldUp, LOOKUP_IS_KEPT, PAGE_IS_PAID } from './held-up.js';
import { type LookupBody, PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

it('A lookup and a page of companies whose process is killed before it answers are given again with their Idempotency-Keys, once paid, at no cost', async () => {
  const app = await startApp({ ownProcess: true, env: PATIENT_SOURCES });
  await plantMonth(app);
  await plantCompany(app, 1, 'ALFA HOLDING LTDA', []);
  const ana = await Subscriber.of(app);
  const { body } = await makeKey(ana.http, { scopes: API_SCOPES, purpose: 'cobranca' });
  const keyed = (key: string) => app.http.as(body.key).with({ 'idempotency-key': key });
  const ask = () => keyed('pedido-1').post<LookupBody>('/v1/lookups/cpf', { cpf: '52998224725', atualizar: true });
  const search = () => keyed('busca-1').post<{ data: object[] }>('/v1/companies/search', { text: 'alfa' });
  const lost = (call: () => Promise<unknown>) => () => call().catch(() => null);
  const used = async () =>
    (await app.sql.query('SELECT sum(used)::int AS n FROM lookup_allowances WHERE account_id = $1', [ana.id])).rows[0]
      ?.n;
  // The page stands in the audit before it is paid.
  const lookupIsKept = { ...LOOKUP_IS_KEPT, lock: 'lookup_history IN SHARE MODE' };
  await heldUp(app, lookupIsKept, lost(ask), (lookup) =>
    heldUp(app, PAGE_IS_PAID, lost(search), async (page) => {
      process.kill(app.pid() ?? 0, 'SIGSTOP');
      await lookup.release();
      await page.release();
      await until(async () => (await used()) === 2);
      await app.kill('SIGKILL');
    }),
  );
  await app.restart('here');
  const [again, found] = [await ask(), await search()];
  expect([again, found].map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
    [200, 'true'],
    [200, 'true'],
  ]);
  expect(again.body.meta.protocolo).toBe((await ana.history()).history[0]?.protocolo);
  expect(found.body.data).toMatchObject([{ razao_social: 'ALFA HOLDING LTDA' }]);
  expect(await ana.kept()).toEqual({
    history: ['cpf success'],
    audit: ['cpf success', 'cnpj success', 'cnpj success'],
    counted: 1,
  });
  expect(await used()).toBe(2);
});
