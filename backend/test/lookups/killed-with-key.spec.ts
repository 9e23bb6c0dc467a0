import { API_SCOPES } from '../../src/kernel/api-keys.js';
import { startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { makeKey } from '../identity/keys.js';
import { heldUp, LOOKUP_IS_KEPT } from './held-up.js';
import { type LookupBody, PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

it('A lookup with an Idempotency-Key whose process is killed before it answers is answered again, once kept, at no cost', async () => {
  const app = await startApp({ ownProcess: true, env: PATIENT_SOURCES });
  const ana = await Subscriber.of(app);
  const { body } = await makeKey(ana.http, { scopes: API_SCOPES, purpose: 'cobranca' });
  const key = app.http.as(body.key).with({ 'idempotency-key': 'pedido-1' });
  const ask = () => key.post<LookupBody>('/v1/lookups/cpf', { cpf: '52998224725', atualizar: true });
  await heldUp(
    app,
    LOOKUP_IS_KEPT,
    () => ask().catch(() => null),
    async ({ release }) => {
      process.kill(app.pid() ?? 0, 'SIGSTOP');
      await release();
      await until(async () => (await ana.kept()).counted);
      await app.kill('SIGKILL');
    },
  );
  await app.restart('here');
  const again = await ask();
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(again.body.meta.protocolo).toBe((await ana.history()).history[0]?.protocolo);
  expect(await ana.kept()).toEqual({ history: ['cpf success'], audit: ['cpf success'], counted: 1 });
});
