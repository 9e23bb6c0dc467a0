import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { PATIENT_SOURCES, Subscriber } from '../lookups/lookups-world.js';

jest.setTimeout(120_000);

const LOGINS = 150;
/** So many are answered while the source keeps the lookup waiting. */
const BESIDE = 25;
/** What a password waits at most before it is hashed beside somebody's lookup. */
const LONGEST_PAUSE_MS = 20;

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: PATIENT_SOURCES });
});

it('A flood of logins makes way for a lookup that somebody waits for, and goes on beside it', async () => {
  const eva = await Subscriber.of(app);
  await app.sandbox.post('/gates/bureau');
  const lookup = eva.cpf('52998224725');
  await until(async () => (await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total > 0);

  const begun = performance.now();
  let answered = 0;
  const logins = Array.from({ length: LOGINS }, async (_, number) => {
    const who = { email: `ninguem.${number}@gmail.com`, password: 'Neblina-77', captchaToken: 'ok' };
    const { status } = await app.http.post('/api/auth/login', who);
    answered += 1;
    return status;
  });
  await until(() => answered >= BESIDE);
  expect(answered).toBeLessThan((performance.now() - begun) / LONGEST_PAUSE_MS + 2);
  await app.sandbox.delete('/gates');
  expect((await lookup).status).toBe(200);
  expect(new Set(await Promise.all(logins))).toEqual(new Set([401]));
});
