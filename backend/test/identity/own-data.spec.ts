import { randomUUID } from 'node:crypto';
import { pay, QUICK_JOBS } from '../billing/billing-world.js';
import { promoCode, under } from '../billing/promo-world.js';
import type { HttpClient } from '../harness/http-client.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { currentTerms, type ErrorBody, login, PASSWORD, registration, subscriber } from './people.js';

interface Archive {
  formato: string;
  conta: Record<string, unknown>;
  aceites: Record<string, unknown>[];
  sessoes: Record<string, unknown>[];
  registros: Record<string, unknown>[];
  assinatura: Record<string, unknown> | null;
  pagamentos: Record<string, unknown>[];
  periodos: Record<string, unknown>[];
  consultas: Record<string, unknown>[];
  auditoria: Record<string, unknown>[];
  acessosAoHistorico: Record<string, unknown>[];
}

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('The export of one’s own data', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, ...LOGGED, RATE_LIMIT: 'on' } });
  });

  /** Registered, paid, signed in, and has looked up one CPF. */
  async function customer(): Promise<{ id: string; email: string; cpf: string; http: HttpClient }> {
    const email = `${randomUUID().replaceAll('-', '')}@gmail.com`;
    const account = { name: 'Bruna Exportada', email, password: PASSWORD, captchaToken: 'ok' };
    const agent = app.http.with({ 'user-agent': AGENT });
    const registered = await agent.post<{ tempToken: string; user: { id: string } }>('/api/auth/register', {
      ...account,
      termsVersion: await currentTerms(app),
    });
    const { tempToken, user } = registered.body;
    const plan = { planId: 'bronze', amount: 15, originalAmount: 15, description: 'x', promoCode: null, discount: 0 };
    const pix = await app.http.as(tempToken).post<{ payment: { id: string } }>('/api/payments/create-pix', plan);
    await pay(app, pix.body.payment.id);
    await app.http.as(tempToken).post(`/api/payments/${pix.body.payment.id}/check`);
    const http = app.http.as((await login(agent, email)).body.token);
    const [person] = (await app.sandbox.get<{ cpf: string }[]>('/people?limit=1')).body;
    await http.post('/api/external/cpf', { cpf: person?.cpf, finalidade: 'cobranca' });
    return { id: user.id, email, cpf: person?.cpf ?? '', http };
  }

  it('has every access to the history, read page by page by an index', async () => {
    const { id, http } = await customer();
    const accesses = async () => (await http.get<Archive>('/api/user/export')).body.acessosAoHistorico.length;
    const before = await accesses();
    await app.sql.query(
      `INSERT INTO lookup_accesses (id, accessed_at, account_id, history_id, action)
       SELECT gen_random_uuid(), now(), $1, gen_random_uuid(), 'opened' FROM generate_series(1, 250)`,
      [id],
    );
    expect(await accesses()).toBe(before + 250);
    const { rows } = await app.sql.query<{ indexdef: string }>(
      "SELECT indexdef FROM pg_indexes WHERE tablename = 'lookup_accesses' AND indexdef LIKE '%(account_id, id)%'",
    );
    expect(rows).toHaveLength(1);
  });

  it('is one JSON file with everything that is held, history in the clear (ASVS 5.4.1, 5.4.2)', async () => {
    const { email, cpf, http } = await customer();
    const { status, body, headers } = await http.get<Archive>('/api/user/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="meus-dados-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      formato: 'nitido/meus-dados',
      conta: { nome: 'Bruna Exportada', email },
      aceites: [{ documento: 'terms', endereco: '127.0.0.1', navegador: AGENT }],
      sessoes: [{ navegador: AGENT, encerradaEm: null }],
      registros: [{ registro: 'dados baixados' }],
      assinatura: { plano: 'bronze' },
      periodos: [{ plano: 'bronze', dias: 7, motivo: 'pagamento' }],
      consultas: [{ tipo: 'cpf', finalidade: 'cobranca', desfecho: 'success', pesquisa: { cpf } }],
      acessosAoHistorico: [],
    });
    expect(body.pagamentos).toMatchObject([{ plano: 'bronze', valorCentavos: 1500, situacao: 'aprovado' }]);
    expect(JSON.stringify(body.consultas[0]?.resultado)).toContain(cpf);
  });

  it('says of a plan that a code gave for nothing that a code gave it, not a payment', async () => {
    const { id, http } = await customer();
    await app.sql.query('UPDATE accounts SET email_confirmed_at = now() WHERE id = $1', [id]);
    const code = await promoCode(app, { percent: 100 });
    expect(await http.post('/api/payments/create-pix', under(code, 100))).toMatchObject({ status: 201 });
    const { periodos } = (await http.get<Archive>('/api/user/export')).body;
    expect(periodos.map(({ motivo }) => motivo)).toEqual(['pagamento', 'codigo_promocional']);
  });

  it('has the audit of each lookup, masked, of those too that were erased (LGPD art. 18)', async () => {
    const { id, cpf, http } = await customer();
    const [entry] = (await http.get<{ history: { id: string; protocolo: string }[] }>('/api/user/history')).body
      .history;
    expect((await http.delete(`/api/user/history/${entry?.id}`)).status).toBe(200);
    await app.sql.query(
      `INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, outcome, protocolo, mac)
       SELECT date_trunc('milliseconds', now()), gen_random_uuid(), $1, 'cep', '***', '', 'not_found', n::text, ''
       FROM generate_series(1, 150) AS n`,
      [id],
    );
    const { consultas, auditoria } = (await http.get<Archive>('/api/user/export')).body;
    expect([consultas.length, auditoria.length]).toEqual([0, 151]);
    expect(auditoria[0]).toEqual({
      em: expect.any(String),
      tipo: 'cpf',
      consultado: `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`,
      finalidade: 'cobranca',
      baseLegal: expect.any(String),
      origem: 'contratada',
      fonte: expect.any(String),
      desfecho: 'success',
      protocolo: entry?.protocolo,
    });
    expect(new Set(auditoria.map(({ protocolo }) => protocolo)).size).toBe(151);
  });

  it('holds nothing secret and nothing of anybody else', async () => {
    const [one, other] = [await customer(), await customer()];
    const text = JSON.stringify((await one.http.get('/api/user/export')).body);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(other.id);
    expect(text).not.toMatch(/argon2|hash|token/i);
  });

  it('holds a history of several pages, in order and each entry once', async () => {
    const { id, http } = await customer();
    await app.sql.query(
      `INSERT INTO lookup_history (account_id, created_at, id, type, outcome, protocolo, masked, latency_ms)
       SELECT $1, date_trunc('milliseconds', now()), gen_random_uuid(), 'cep', 'not_found', n::text, '***', 1
       FROM generate_series(1, 250) AS n`,
      [id],
    );
    const { consultas } = (await http.get<Archive>('/api/user/export')).body;
    expect(new Set(consultas.map((entry) => entry.id)).size).toBe(251);
    expect(consultas).toHaveLength(251);
  });

  it('is given three times a day, and each time is on record', async () => {
    const { id, http } = await customer();
    for (let time = 0; time < 3; time++) expect((await http.get('/api/user/export')).status).toBe(200);
    const fourth = await http.get<ErrorBody>('/api/user/export');
    expect(fourth).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
    const { rows } = await app.sql.query('SELECT action FROM account_events WHERE account_id = $1', [id]);
    expect(rows).toEqual(Array(3).fill({ action: 'exported' }));
    await expect(app.sql.query('DELETE FROM account_events')).rejects.toThrow('append-only');
  });

  it('is for who is signed in', async () => {
    const { tempToken } = await subscriber(app);
    expect((await app.http.as(tempToken).get('/api/user/export')).status).toBe(403);
    expect((await app.http.get('/api/user/export')).status).toBe(401);
  });

  it('is given to who never paid, with the temporary token and the password, and not without (LGPD art. 18)', async () => {
    const registered = await app.http.post<{ tempToken: string; user: { email: string } }>(
      '/api/auth/register',
      registration({ termsVersion: await currentTerms(app) }),
    );
    const { tempToken, user } = registered.body;
    const ask = (password: string) =>
      app.http.as(tempToken).post<Archive & ErrorBody>('/api/user/export', { password });
    expect(await ask('Errada-2026')).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
    const { status, body, headers } = await ask(PASSWORD);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="meus-dados-/);
    expect(body).toMatchObject({ conta: { email: user.email }, assinatura: null, consultas: [] });
    expect((await app.http.post('/api/user/export', { password: PASSWORD })).status).toBe(401);
  });

  it('leaves no personal data in the log', async () => {
    const { email, cpf, http } = await customer();
    await http.get('/api/user/export');
    await until(async () => app.log().includes('/api/user/export'));
    expect(app.log()).not.toContain(email);
    expect(app.log()).not.toContain(cpf);
    expect(app.log()).not.toContain('Bruna Exportada');
  });
});
