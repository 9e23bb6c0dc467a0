import { randomUUID } from 'node:crypto';
import type { Answer, HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { forgot, reset } from '../identity/emails.js';
import { login, subscriber } from '../identity/people.js';

interface Refusal {
  error: string;
  code: string;
  message?: string;
}

const BROADCAST = '/api/admin/messages/broadcast';
const CLEANUP = '/api/admin/cleanup/execute';

describe('A refusal of a call that the specification reads by `message`', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let user: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, RATE_LIMIT: 'on' } });
    admin = await adminOf(app);
    user = app.http.as((await login(app.http, (await subscriber(app)).email)).body.token);
  });

  const told = ({ status, body }: Answer<Refusal>) => [status, body.code, body.message === body.error];

  it('has its text there too, whoever refuses', async () => {
    const post = (http: HttpClient, path: string, body: object) => http.post<Refusal>(path, body);
    const broken = admin.raw<Refusal>('POST', BROADCAST, '{"content":', { 'content-type': 'application/json' });
    const id = randomUUID();
    await admin.post(BROADCAST, { content: 'Primeiro.', id });
    for (const [answer, status, code] of [
      [post(admin, BROADCAST, { content: ' ' }), 400, 'INVALID_INPUT'],
      [post(admin, BROADCAST, { content: 7 }), 400, 'INVALID_INPUT'],
      [post(admin, BROADCAST, { content: 'Oi', assunto: 'Oi' }), 400, 'INVALID_INPUT'],
      [broken, 400, 'BAD_REQUEST'],
      [post(admin, BROADCAST, { content: 'a'.repeat(300_000) }), 413, 'BODY_TOO_LARGE'],
      [post(app.http, BROADCAST, { content: 'Oi' }), 401, 'UNAUTHENTICATED'],
      [post(user, BROADCAST, { content: 'Oi' }), 403, 'FORBIDDEN'],
      [post(admin, BROADCAST, { content: 'Outro.', id }), 409, 'MESSAGE_ID_USED'],
      [post(admin, CLEANUP, { confirmed: -1 }), 400, 'INVALID_INPUT'],
      [post(user, CLEANUP, {}), 403, 'FORBIDDEN'],
      [post(app.http, '/api/auth/validate-reset-token', { token: 7 }), 400, 'INVALID_INPUT'],
      [reset(app, 'x'.repeat(43)), 400, 'LINK_INVALID'],
      [reset(app, 'x'.repeat(43), 'curta'), 400, 'INVALID_INPUT'],
      [forgot(app, 'ninguem'), 400, 'INVALID_INPUT'],
    ] as const) {
      expect(told((await answer) as Answer<Refusal>)).toEqual([status, code, true]);
    }
  });

  it('has it there also for an address that nobody has, and for haste', async () => {
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(told((await forgot(app, 'ninguem@gmail.com')) as Answer<Refusal>));
    const unknown = [404, 'EMAIL_NOT_FOUND', true];
    expect(answers).toEqual([unknown, unknown, unknown, [429, 'RATE_LIMITED', true]]);
  });

  it('is alone in that', async () => {
    expect((await admin.post('/api/admin/promotional-codes', {})).body).not.toHaveProperty('message');
    expect((await admin.get('/api/admin/messages/broadcasts')).body).not.toHaveProperty('message');
  });
});
