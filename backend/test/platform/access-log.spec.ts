import { startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';

it('Each request leaves a line with its id, path and status, and nothing of what was asked (ASVS 16.2.1, 16.2.4, 16.2.5)', async () => {
  const app = await startApp({ env: { LOG_LEVEL: 'debug' } });
  await app.http.with({ 'x-request-id': 'pedido-de-teste-1' }).get('/api/public/config?cpf=52998224725');
  await until(() => /"path":"\/api\/public\/config"[^\n]*"statusCode":200/.test(app.log()));
  const line = app
    .log()
    .split('\n')
    .find((one) => one.includes('"statusCode":200') && one.includes('/api/public/config'));
  expect(line).toContain('pedido-de-teste-1');
  expect(app.log()).not.toContain('52998224725');
  await app.stop();
});
