import { startApp, type World } from '../harness/start-app.js';
import { ADMIN } from './admins.js';
import { login, PASSWORD, registration } from './people.js';

jest.setTimeout(120_000);

const ASK = 'Por favor, complete a verificação de segurança';
const DEMO = { email: 'demo@gmail.com', password: 'Demo1234' };

describe('The captcha', () => {
  let app: World;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  afterEach(() => app.sandbox.delete('/faults'));

  it.each([{}, { captchaToken: '' }, { captchaToken: null, captchaV2Token: null }])(
    'is asked for when no token came: %j',
    async (tokens) => {
      const missing = { status: 400, body: { code: 'CAPTCHA_REQUIRED', error: ASK } };
      expect(await app.http.post('/api/auth/login', { ...DEMO, ...tokens })).toMatchObject(missing);
      const body = { ...registration({ captchaToken: undefined }), ...tokens };
      expect(await app.http.post('/api/auth/register', body)).toMatchObject(missing);
    },
  );

  it.each(['sandbox-fail', 'sandbox-low-score', 'sandbox-duplicate', 'sandbox-token.register.localhost.abc'])(
    'refuses %s at login, and the visible check still helps',
    async (captchaToken) => {
      const refused = { status: 400, body: { code: 'CAPTCHA_FAILED', error: ASK } };
      expect(await app.http.post('/api/auth/login', { ...DEMO, captchaToken })).toMatchObject(refused);
      const both = { ...DEMO, captchaToken, captchaV2Token: 'marcado' };
      expect((await app.http.post('/api/auth/login', both)).status).toBe(200);
    },
  );

  it('takes a token that was made for this action', async () => {
    const captchaToken = 'sandbox-token.login.localhost.abc';
    expect((await app.http.post('/api/auth/login', { ...DEMO, captchaToken })).status).toBe(200);
  });

  it.each(['server-error', 'reset', 'garbage', 'timeout'])(
    'lets nobody in unchecked while the verifier is out (%s) (ASVS 16.5.3)',
    async (kind) => {
      await app.sandbox.post('/faults/recaptcha', { kind });
      const answer = await login(app.http, DEMO.email, DEMO.password);
      expect(answer).toMatchObject({
        status: 503,
        body: {
          code: 'CAPTCHA_UNAVAILABLE',
          error: 'A verificação de segurança está fora do ar. Tente novamente em instantes.',
        },
      });
      expect(answer.headers.get('retry-after')).toBe('10');
    },
  );

  it('lets the browser load its script and frame, and talk to it', async () => {
    const config = await app.http.get<{ captcha: { scriptUrl: string } }>('/api/public/config');
    expect(config.body).toMatchObject({
      captcha: { provider: 'recaptcha', siteKey: 'sandbox-site-key', scriptUrl: `${app.sandboxUrl}/recaptcha/api.js` },
      demonstration: true,
      sandboxUrl: app.sandboxUrl,
    });
    expect((await fetch(config.body.captcha.scriptUrl)).status).toBe(200);
  });

  it('can be switched off outside production', async () => {
    const without = await startApp({ beside: app, env: { CAPTCHA: 'off' } });
    expect((await without.http.get('/api/public/config')).body).toMatchObject({ captcha: null });
    expect((await without.http.post('/api/auth/login', DEMO)).status).toBe(200);
    expect(
      (
        await without.http.post('/api/auth/register', {
          name: 'Ana',
          email: 'sem.captcha@gmail.com',
          password: PASSWORD,
        })
      ).status,
    ).toBe(201);
    await without.stop();
  });
});
