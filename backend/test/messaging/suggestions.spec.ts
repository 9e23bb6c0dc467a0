import type { DataSource } from 'typeorm';
import { maskEmail } from '../../src/kernel/mask-email.js';
import { EraseSuggestionsJob } from '../../src/modules/messaging/suggestions/erase-suggestions.job.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf, letProofPass } from '../identity/admins.js';
import { emailsTo, emailTo, tokenIn } from '../identity/emails.js';
import { login, PASSWORD, subscriber } from '../identity/people.js';
import { MESSAGING } from './messaging-world.js';

interface Item {
  id: string;
  type: string;
  message: string;
  email: string | null;
  accountId: string | null;
  state: string;
  answer: string | null;
}

interface ListBody {
  data: Item[];
  total: number;
  nextCursor: string | null;
}

interface Refusal {
  code: string;
  error: string;
  fields: { field: string; message: string }[];
}

const DAY_MS = 86_400_000;
const NOBODY = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

describe('What people write to us', () => {
  let app: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: { ...MESSAGING, ...ADMIN } });
    admin = await adminOf(app);
  });
  beforeEach(() => app.sql.query('DELETE FROM suggestions'));

  const send = (body: object, http = app.http) => http.post<Refusal>('/api/suggestions', body);
  const stranger = (body: object) => send({ captchaToken: 'ok', ...body });
  const idea = (message: string, more: object = {}) => stranger({ type: 'suggestion', message, ...more });
  const list = async (query = '') => (await admin.get<ListBody>(`/api/admin/suggestions${query}`)).body;
  const newest = async () => {
    const [first] = (await list()).data;
    if (!first) throw new Error('nothing was kept');
    return first;
  };

  it('is taken from anybody, and the time is ours', async () => {
    const { status, body } = await idea('  Quero exportar em PDF.\n', { timestamp: '1999-01-01T00:00:00Z' });
    expect([status, body]).toEqual([201, { success: true, message: 'Enviado com sucesso!' }]);
    expect(await newest()).toMatchObject({
      type: 'suggestion',
      message: 'Quero exportar em PDF.',
      email: null,
      accountId: null,
      state: 'pendente',
      timestamp: expect.stringMatching(new RegExp(`^${new Date().getUTCFullYear()}`)),
    });
  });

  it('is known by its account when somebody is signed in, whatever address the body claims', async () => {
    const { id, email } = await subscriber(app);
    const { token } = (await login(app.http, email)).body;
    await send({ type: 'problem', message: 'O CEP não cola.', email: 'outra@exemplo.com' }, app.http.as(token));
    expect(await newest()).toMatchObject({ type: 'problem', accountId: id, email: maskEmail(email) });
  });

  it.each([
    [{ message: 'x' }, 'type', 'Escolha Sugestão ou Problema'],
    [{ type: 'elogio', message: 'x' }, 'type', 'Escolha Sugestão ou Problema'],
    [{ type: 'problem', message: '  ' }, 'message', 'Escreva sua mensagem'],
    [{ type: 'problem', message: ['x'] }, 'message', 'Escreva sua mensagem'],
    [{ type: 'problem', message: 'a'.repeat(1_001) }, 'message', 'O texto deve ter no máximo 1000 caracteres'],
    [{ type: 'problem', message: 'x', email: 'ana' }, 'email', 'Email inválido. Verifique o formato.'],
  ])('is refused with a reason: %j', async (body, field, message) => {
    const answer = await stranger(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.body.fields).toEqual([{ field, message }]);
    expect((await list()).total).toBe(0);
  });

  it.each([
    [{}, 'CAPTCHA_REQUIRED'],
    [{ captchaToken: 'sandbox-fail' }, 'CAPTCHA_FAILED'],
  ])('is taken from no program: %j (ASVS 2.4.1)', async (tokens, code) => {
    const { status, body } = await send({ type: 'problem', message: 'x', ...tokens });
    expect([status, body.code]).toEqual([400, code]);
    expect((await list()).total).toBe(0);
  });

  it('lies encrypted', async () => {
    await idea('CANARIO-DE-OURO', { email: 'canario@exemplo.com.br' });
    const { rows } = await app.sql.query<{ row: string; words: string }>(
      "SELECT row_to_json(s)::text AS row, encode(words, 'escape') AS words FROM suggestions s",
    );
    expect(JSON.stringify(rows)).not.toMatch(/canario/i);
  });

  it('is listed by page, state and type', async () => {
    for (let n = 1; n <= 22; n++) await stranger({ type: n % 2 ? 'problem' : 'suggestion', message: `Mensagem ${n}` });
    const first = await list();
    expect([first.data.length, first.total, first.data[0]?.message]).toEqual([20, 22, 'Mensagem 22']);
    const second = await list(`?cursor=${first.nextCursor}`);
    expect([second.data.map(({ message }) => message), second.nextCursor]).toEqual([
      ['Mensagem 2', 'Mensagem 1'],
      null,
    ]);
    const oldest = await list('?sort=oldest');
    const last = await list(`?sort=oldest&cursor=${oldest.nextCursor}`);
    expect([...oldest.data, ...last.data]).toEqual([...first.data, ...second.data].reverse());
    expect((await list('?type=problem')).total).toBe(11);
    await admin.put(`/api/admin/suggestions/${first.data[0]?.id}`, { state: 'em_analise' });
    expect((await list('?state=em_analise')).data.map(({ message }) => message)).toEqual(['Mensagem 22']);
  });

  it('is found by a text, without regard to accents', async () => {
    await idea('A máscara do CEP não aceita colar.');
    await idea('Outra coisa.');
    const { body } = await admin.post<ListBody>('/api/admin/suggestions/search', { texto: 'MASCARA do cep' });
    expect(body.data.map(({ message }) => message)).toEqual(['A máscara do CEP não aceita colar.']);
    expect((await admin.post<ListBody>('/api/admin/suggestions/search', { texto: 'nada disso' })).body.total).toBe(0);
  });

  it('shows of its address what its owner knows again, also to who searches for it', async () => {
    await idea('Uma ideia.', { email: 'ideias@exemplo.com.br' });
    const { body } = await admin.post<ListBody>('/api/admin/suggestions/search', { texto: 'ideias@exemplo.com.br' });
    for (const texto of ['ideias@', 'deias@exemplo.com.br']) {
      expect((await admin.post<ListBody>('/api/admin/suggestions/search', { texto })).body.data).toEqual([]);
    }
    const masked = [expect.objectContaining({ email: 'id***@exemplo.com.br' })];
    expect([(await list()).data, body.data]).toEqual([masked, masked]);
  });

  it('is answered once, by e-mail, which names the day and quotes nothing to an address that nobody has proven', async () => {
    await idea('Quero <b>PDF</b>.', { email: 'Ideias@Exemplo.com.br' });
    const { id } = await newest();
    const answer = () => admin.post<Refusal>(`/api/admin/suggestions/${id}/answer`, { resposta: 'Já está no ar.' });
    expect((await answer()).status).toBe(200);
    const mail = await emailTo(app, 'ideias@exemplo.com.br', 'Resposta à sua mensagem');
    expect(mail.text).toContain('Já está no ar.');
    expect(mail.text).toMatch(/resposta à sua mensagem de \d\d\/\d\d\/\d{4}\./);
    expect(JSON.stringify(mail)).not.toContain('Quero');
    expect(await newest()).toMatchObject({ state: 'respondida', answer: 'Já está no ar.' });
    const again = await answer();
    expect([again.status, again.body.code]).toEqual([409, 'SUGGESTION_ANSWERED']);
    const moved = await admin.put<Refusal>(`/api/admin/suggestions/${id}`, { state: 'pendente' });
    expect([moved.status, moved.body.code]).toEqual([409, 'SUGGESTION_ANSWERED']);
    const { rows } = await app.sql.query("SELECT after FROM admin_actions WHERE action = 'answer-suggestion'");
    expect(rows.at(-1)).toEqual({ after: { byLetter: true } });
  });

  it('of a subscriber is answered at the address that the account has by then', async () => {
    const { id: accountId, email } = await subscriber(app);
    const { token } = (await login(app.http, email)).body;
    await send({ type: 'problem', message: 'O CEP não cola.' }, app.http.as(token));
    const moved = `mudou.${accountId}@gmail.com`;
    await app.http.as(token).post('/api/user/email', { email: moved, password: PASSWORD });
    const link = tokenIn(await emailTo(app, moved, 'Confirme seu novo e-mail'));
    expect((await app.http.post('/api/auth/confirm-email', { token: link })).status).toBe(200);
    const { id, ...listed } = await newest();
    expect(listed.email).toBe(maskEmail(moved));
    await admin.post(`/api/admin/suggestions/${id}/answer`, { resposta: 'Mendado.' });
    const { text } = await emailTo(app, moved, 'Resposta à sua mensagem');
    expect(text).toContain('Mendado.');
    expect(text).toContain('“O CEP não cola.”');
    expect((await emailsTo(app, email)).map(({ subject }) => subject)).not.toContain('Resposta à sua mensagem');
  });

  it('of a subscriber who has not confirmed the e-mail is not quoted there', async () => {
    const { id: accountId, email } = await subscriber(app);
    const { token } = (await login(app.http, email)).body;
    await app.sql.query('UPDATE accounts SET email_confirmed_at = NULL WHERE id = $1', [accountId]);
    await send({ type: 'problem', message: 'O CEP não cola.' }, app.http.as(token));
    await admin.post(`/api/admin/suggestions/${(await newest()).id}/answer`, { resposta: 'Mendado.' });
    const { text } = await emailTo(app, email, 'Resposta à sua mensagem');
    expect(text).toContain('Esta é a resposta à sua mensagem de ');
    expect(text).not.toContain('O CEP não cola.');
  });

  it('is answered by an administrator who proves the password anew', async () => {
    await idea('Uma ideia.', { email: 'ideias@exemplo.com.br' });
    const { id } = await newest();
    await letProofPass(app);
    const answer = () => admin.post<Refusal>(`/api/admin/suggestions/${id}/answer`, { resposta: 'Obrigado.' });
    expect(await answer()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect(await newest()).toMatchObject({ state: 'pendente', answer: null });
    await admin.post('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD });
    expect((await answer()).status).toBe(200);
  });

  it.each([NOBODY, 'nada'])('that does not exist cannot be answered: %s', async (id) => {
    const { status, body } = await admin.post<Refusal>(`/api/admin/suggestions/${id}/answer`, { resposta: 'Oi.' });
    expect([status, body.code]).toEqual([404, 'SUGGESTION_NOT_FOUND']);
  });

  it('is taken away in a file, where no formula runs, and that is on record', async () => {
    await idea('=HYPERLINK("http://x")');
    await admin.post('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD });
    const { status, body } = await admin.post<string>('/api/admin/suggestions/export', {});
    expect(status).toBe(200);
    expect(String(body)).toMatch(
      /^Data\/Hora \(UTC\);Tipo;Situação;Mensagem;E-mail;Resposta;Respondida em \(UTC\)\r\n/,
    );
    expect(String(body)).toContain(';Sugestão;Pendente;"\'=HYPERLINK(""http://x"")";');
    const { rows } = await app.sql.query("SELECT 1 FROM admin_actions WHERE action = 'export-suggestions'");
    expect(rows.length).toBeGreaterThan(0);
  });

  it('is taken away as a text finds it, all of it', async () => {
    for (const message of ['Exportar em PDF.', 'Outra coisa.', 'Exportar em XLSX.']) await idea(message);
    await admin.post('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD });
    const { body } = await admin.post<string>('/api/admin/suggestions/export', { texto: 'exportar', sort: 'oldest' });
    const lines = String(body).trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[3])).toEqual(['Exportar em PDF.', 'Exportar em XLSX.']);
    const { rows } = await app.sql.query(
      "SELECT after FROM admin_actions WHERE action = 'export-suggestions' ORDER BY id DESC",
    );
    expect(rows[0].after).toEqual({ sort: 'oldest', texto: true, rows: 2 });
  });

  it('is given out with the account’s own data, and goes with the account', async () => {
    const { email } = await subscriber(app);
    const http = app.http.as((await login(app.http, email)).body.token);
    await send({ type: 'problem', message: 'O CEP não cola.' }, http);
    const { body } = await http.get<{ mensagensEnviadas: object[] }>('/api/user/export');
    expect(body.mensagensEnviadas).toMatchObject([{ tipo: 'problem', mensagem: 'O CEP não cola.' }]);
    expect((await http.delete('/api/user', { password: PASSWORD })).status).toBe(200);
    expect((await list()).total).toBe(0);
  });

  it('is erased by an administrator who proves the password anew, and that is on record', async () => {
    await idea('Apague, por favor.', { email: 'estranha@exemplo.com.br' });
    const { id } = await newest();
    const erase = () => admin.delete<Refusal>(`/api/admin/suggestions/${id}`);
    await admin.post('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD });
    expect((await erase()).status).toBe(200);
    expect((await list()).total).toBe(0);
    expect(await erase()).toMatchObject({ status: 404, body: { code: 'SUGGESTION_NOT_FOUND' } });
    const { rows } = await app.sql.query('SELECT action, before FROM admin_actions WHERE target = $1', [
      `suggestion:${id}`,
    ]);
    expect(rows).toEqual([{ action: 'erase-suggestion', before: { state: 'pendente' } }]);
  });

  it('of strangers too is deleted 180 days after its answer, and without one after a year', async () => {
    await idea('Respondida.');
    const { id } = await newest();
    await admin.post(`/api/admin/suggestions/${id}/answer`, { resposta: 'Obrigado.' });
    await idea('Sem resposta.');
    const sql = new Sql({ driver: { master: app.sql } } as unknown as DataSource);
    const leftAfter = async (days: number) => {
      const now = () => new Date(Date.now() + days * DAY_MS);
      await new EraseSuggestionsJob(sql, { now }, new Jobs(sql)).job.soon();
      return (await list()).data.map(({ message }) => message);
    };
    expect(await leftAfter(179)).toEqual(['Sem resposta.', 'Respondida.']);
    expect(await leftAfter(181)).toEqual(['Sem resposta.']);
    expect(await leftAfter(364)).toEqual(['Sem resposta.']);
    expect(await leftAfter(366)).toEqual([]);
  });

  it('is bounded: the sixth in an hour from one account waits', async () => {
    const limited = await startApp({ beside: app, env: { RATE_LIMIT: 'on' } });
    const { email } = await subscriber(app);
    const http = limited.http.as((await login(app.http, email)).body.token);
    for (let n = 0; n < 5; n++) expect((await send({ type: 'problem', message: `${n}` }, http)).status).toBe(201);
    const { status, body, headers } = await send({ type: 'problem', message: '6' }, http);
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.stop();
  });

  it('is bounded for all strangers together, and not for who has an account', async () => {
    const limited = await startApp({ beside: app, env: { RATE_LIMIT: 'on' } });
    const from = (http: HttpClient, tokens = {}) => send({ type: 'problem', message: 'x', ...tokens }, http);
    expect((await from(limited.http, { captchaToken: 'ok' })).status).toBe(201);
    const { rowCount } = await app.sql.query(
      "UPDATE rate_limits SET count = 300 WHERE key LIKE 'suggestion-strangers:%'",
    );
    expect(rowCount).toBe(1);
    expect(await from(limited.http, { captchaToken: 'ok' })).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    const { email } = await subscriber(app);
    expect((await from(limited.http.as((await login(app.http, email)).body.token))).status).toBe(201);
    await limited.stop();
  });
});
