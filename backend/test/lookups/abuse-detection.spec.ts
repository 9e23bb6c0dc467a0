import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import { maskEmail } from '../../src/kernel/mask-email.js';
import { PgSharedTraces } from '../../src/modules/lookups/limits/adapters/pg-shared-traces.js';
import type { Trace } from '../../src/modules/lookups/limits/domain/trace.js';
import { Sql } from '../../src/platform/database/sql.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, colleague, letProofPass } from '../identity/admins.js';
import { currentTerms, type ErrorBody } from '../identity/people.js';
import { type LookupBody, Subscriber } from './lookups-world.js';

jest.setTimeout(240_000);

const DETECTING = { RATE_LIMIT: 'on', LOOKUPS_BURST: '500', LOOKUPS_PER_MINUTE: '30000', SLOWED_LOOKUP_MS: '1' };
const CPF = '52998224725';
/** At one instance lookups of a slowed account wait long enough to tell one from the next. */
const SLOW_MS = 1_000;
/** So many that each of two instances has half of them and tells the other; neither would stop the account for its half. */
const ENOUGH_FOR_BOTH = 20;

interface Item {
  id: string;
  protocolo: string;
  accountId: string;
  email: string;
  nivel: string;
  motivo: string | null;
  numeros: Record<string, number>;
  ate: string | null;
  por: string | null;
  nota: string | null;
  emVigor: boolean;
}
interface Page {
  data: Item[];
  total: number;
  nextCursor: string | null;
}
interface Paused {
  motivo: string;
  explicacao: string;
  ate: string | null;
  protocolo: string;
}
interface Usage {
  limitacao: { nivel: string; explicacao: string; ate: string | null; protocolo: string } | null;
}

const row = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `${from + n}${cpfCheckDigits(String(from + n))}`);

describe('An account that counts documents up', () => {
  let open: RunningApp;
  let one: RunningApp;
  let two: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    open = await startApp({ env: ADMIN });
    [one, two] = await Promise.all([
      startApp({ beside: open, env: DETECTING }),
      startApp({ beside: open, env: { ...DETECTING, SLOWED_LOOKUP_MS: String(SLOW_MS) } }),
    ]);
    admin = await adminOf(open);
    await admin.post('/api/user/terms/accept', { termsVersion: await currentTerms(open) });
  });

  const ask = (http: HttpClient, cpf: string) => http.post<LookupBody>('/api/external/cpf', { cpf });
  const flags = async (ana: Subscriber, query = '') =>
    (await admin.get<Page>(`/api/admin/discipline?conta=${ana.id}${query}`)).body;
  /** What holds now, as an administrator sees it. */
  const inForce = async (ana: Subscriber) => (await flags(ana, '&emVigor=sim')).data[0]?.id;
  const release = (ana: Subscriber, observacao: unknown, nota = 'Uso conferido por telefone.') =>
    admin.post<ErrorBody>(`/api/admin/discipline/${ana.id}/release`, { nota, observacao });
  const emailOf = async ({ id }: Subscriber) => {
    const { rows } = await open.sql.query<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [id]);
    return rows[0]?.email ?? '';
  };
  const opened = async (ana: Subscriber) => {
    const sql = "SELECT after FROM admin_actions WHERE action = 'open-abuse-flag' AND target = $1 ORDER BY at, id";
    return (await open.sql.query<{ after: object }>(sql, [`account:${ana.id}`])).rows.map(({ after }) => after);
  };
  const usage = async (ana: Subscriber) => (await ana.http.get<Usage>('/api/user/usage')).body.limitacao;

  /** Until it is stopped; answers how many lookups that took. */
  async function countUp(ana: Subscriber, at: RunningApp, from: number): Promise<number> {
    const http = ana.at(at);
    for (const [n, cpf] of row(from, 60).entries()) if ((await ask(http, cpf)).status === 429) return n;
    return Number.POSITIVE_INFINITY;
  }

  it('is slowed, then stopped, on every instance at once, and told why, until when and under which protocol (ASVS 2.4.1)', async () => {
    const ana = await Subscriber.of(open);
    expect(await countUp(ana, one, 300_000_001)).toBeLessThanOrEqual(20);
    const refused = await ask(ana.at(two), CPF);
    const details = refused.body.details as unknown as Paused;
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      429,
      'RATE_LIMITED',
      'Muitas consultas em pouco tempo. Aguarde e tente novamente.',
    ]);
    expect(details).toEqual({
      politica: 'pausa',
      motivo: 'CONSULTAS_EM_PAUSA',
      explicacao:
        'Muitos documentos ou contatos em sequência, ou próximos uns dos outros, foram consultados em pouco tempo.',
      ate: expect.stringMatching(/Z$/),
      protocolo: expect.stringMatching(/^\d{8}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(refused.headers.get('ratelimit')).toMatch(/^"diario";r=\d+/);
    const { explicacao, ate, protocolo } = details;
    expect(await usage(ana)).toEqual({ nivel: 'parado', explicacao, ate, protocolo });
    const { data } = await flags(ana);
    expect(data.map(({ nivel, motivo, emVigor }) => [nivel, motivo, emVigor])).toEqual([
      ['parada', 'sequencia', true],
      ['lenta', 'sequencia', false],
    ]);
    expect(data[0]).toMatchObject({ protocolo, accountId: ana.id, numeros: { seguidos: 16 }, por: null });
    const before = (await ana.kept()).audit.length;
    expect((await ask(ana.at(one), CPF)).status).toBe(429);
    expect((await ana.kept()).audit).toHaveLength(before);
  });

  it('has parallel lookups begun one after another once it is slowed; beyond a few they are refused, and who leaves makes room', async () => {
    const ana = await Subscriber.of(open);
    await slow(ana);
    const http = ana.at(two);
    await until(async () => (await usage(ana))?.nivel === 'lento');
    const began = performance.now();
    const some = await Promise.all(
      row(450_000_001, 8).map(async (cpf) => {
        const { status, body, headers } = await ask(http, cpf);
        return { status, details: body.details, after: headers.get('retry-after'), ms: performance.now() - began };
      }),
    );
    const refused = { status: 429, details: { politica: 'lenta', limite: 1, segundos: 1 }, after: '1' };
    expect(some.filter(({ status }) => status === 429)).toEqual(Array(5).fill({ ...refused, ms: expect.any(Number) }));
    const times = some.filter(({ status }) => status !== 429).map(({ ms }) => ms);
    expect(times.toSorted((a, b) => a - b).map((ms, n) => ms >= (n + 1) * SLOW_MS - 20)).toEqual([true, true, true]);

    await Promise.all(row(460_000_001, 3).map((cpf) => leave(two, ana, cpf)));
    const answer = await until(async () => [await ask(http, CPF)].find(({ status }) => status === 200));
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"diario";q=\d+;w=86400, "lenta";q=1;w=1$/);
    const { audit } = await ana.kept();
    expect(audit).toHaveLength(4);
  });

  it('is noticed as well when it asks two instances in turns', async () => {
    const ana = await Subscriber.of(open);
    const turns = [ana.at(one), ana.at(two)];
    let asked = 0;
    let stopped = false;
    for (const cpf of row(410_000_001, 200)) {
      stopped = (await ask(turns[asked % 2]!, cpf)).status === 429;
      if (stopped) break;
      asked += 1;
      if (asked === ENOUGH_FOR_BOTH) await until(async () => (await shared(ana)) === asked);
    }
    expect(stopped).toBe(true);
    expect((await flags(ana)).data[0]).toMatchObject({ nivel: 'parada', motivo: 'sequencia' });
    expect(asked).toBeLessThan(32);
  });

  it('is told from instance to instance also after the database lost what was shared and began to number anew', async () => {
    const { id } = await Subscriber.of(open);
    const sql = new Sql({ driver: { master: open.sql } } as unknown as DataSource);
    const [here, there] = [new PgSharedTraces(sql), new PgSharedTraces(sql)];
    const trace = { at: Date.now(), ending: 'success' } as unknown as Trace;
    const told = async (to: PgSharedTraces) => (await to.exchange(new Map([[id, [trace]]]))).get(id)?.length ?? 0;
    await open.sql.query('ALTER SEQUENCE lookup_traces_seq_seq RESTART WITH 1000000');
    expect([await told(here), await told(there), await told(here)]).toEqual([0, 1, 1]);
    await open.sql.query('TRUNCATE lookup_traces RESTART IDENTITY');
    expect([await told(here), await told(there), await told(here)]).toEqual([0, 1, 1]);
  });

  it('is told of for an hour, and no longer', async () => {
    const { id } = await Subscriber.of(open);
    const traces = new PgSharedTraces(new Sql({ driver: { master: open.sql } } as unknown as DataSource));
    const minutesAgo = (minutes: number) =>
      ({ at: Date.now() - minutes * 60_000, ending: 'success' }) as unknown as Trace;
    await traces.exchange(new Map([[id, [minutesAgo(61), minutesAgo(59)]]]));
    await traces.forgetOld();
    const sql = "SELECT at > now() - interval '1 hour' AS young FROM lookup_traces WHERE account_id = $1";
    expect((await open.sql.query(sql, [id])).rows).toEqual([{ young: true }]);
  });

  it('leaves for the others that a source was down or in maintenance, but not that of whom nothing may be told', async () => {
    const ana = await Subscriber.of(open);
    const http = ana.at(one);
    const { body: minors } = await open.sandbox.get<Array<{ cpf: string }>>('/people?minor=true&limit=1');
    const asked = ['900.000.002-56', minors[0]?.cpf ?? ''];
    const answers = [await ask(http, CPF), await ask(http, asked[0] ?? ''), await ask(http, asked[1] ?? '')];
    for (let n = 0; n < 6; n++) answers.push(await http.post<LookupBody>('/api/external/cpf-pai', { cpf: CPF }));
    expect(answers.map(({ status }) => status)).toEqual([200, 502, 451, ...Array(6).fill(503)]);
    const sql = `SELECT trace->>'ending' AS ending FROM lookup_traces WHERE account_id = $1 ORDER BY at, seq`;
    const left = await until(async () => {
      const { rows } = await open.sql.query<{ ending: string }>(sql, [ana.id]);
      return rows.length === answers.length ? rows : null;
    });
    expect(left.map(({ ending }) => ending)).toEqual(['found', 'down', 'other', ...Array(6).fill('down')]);
  });

  /** As if it had counted documents up a little. */
  const slow = (ana: Subscriber) =>
    open.sql.query(
      `WITH noticed AS (
         INSERT INTO lookup_observations (id, at, account_id, kind, detector, until)
         VALUES (uuidv7(), now(), $1, 'slowed', 'sequencia', now() + interval '1 hour') RETURNING account_id
       ) SELECT pg_notify('lookup_standing_changed', account_id::text) FROM noticed`,
      [ana.id],
    );

  /** Asks, and goes away before its turn. */
  async function leave({ url }: RunningApp, ana: Subscriber, cpf: string): Promise<void> {
    const leaving = new AbortController();
    const asked = fetch(`${url}/api/external/cpf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: ana.token },
      body: JSON.stringify({ cpf }),
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), SLOW_MS / 8);
    await expect(asked).rejects.toThrow();
  }

  /** Lookups that instances have told each other of. */
  const shared = async (ana: Subscriber) => {
    const sql = 'SELECT count(*)::int AS n FROM lookup_traces WHERE account_id = $1';
    return (await open.sql.query<{ n: number }>(sql, [ana.id])).rows[0]?.n;
  };

  it('goes on once an administrator has released it, and is not stopped again for what was before', async () => {
    const ana = await Subscriber.of(open);
    await countUp(ana, one, 520_000_001);
    const seen = await inForce(ana);
    const answer = await release(ana, seen);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    for (const cpf of row(620_000_001, 7)) expect((await ask(ana.at(two), cpf)).status).not.toBe(429);
    for (const cpf of row(720_000_001, 7)) expect((await ask(ana.at(one), cpf)).status).not.toBe(429);
    expect(await usage(ana)).toBeNull();
    expect((await flags(ana)).data[0]).toMatchObject({
      nivel: 'liberada',
      por: 'Administração',
      nota: 'Uso conferido por telefone.',
      emVigor: false,
    });
    const { rows } = await open.sql.query(
      "SELECT before, after FROM admin_actions WHERE action = 'release-lookups' AND target = $1",
      [`account:${ana.id}`],
    );
    expect(rows).toEqual([{ before: { state: 'stopped' }, after: { state: 'released' } }]);
    const again = await release(ana, seen, 'De novo.');
    expect([again.status, again.body.code]).toEqual([409, 'NOTHING_TO_RELEASE']);
  });

  it('is not released from what another administrator has decided meanwhile (ADR 23)', async () => {
    const ana = await Subscriber.of(open);
    await slow(ana);
    const [seen, { http: other }] = [await inForce(ana), await colleague(open)];
    const nota = 'A pedido do encarregado.';
    expect((await other.post(`/api/admin/discipline/${ana.id}/hold`, { nota })).status).toBe(200);
    for (const stale of [seen, ana.id]) {
      const { status, body } = await release(ana, stale);
      expect([status, body.code]).toEqual([409, 'OBSERVATION_CHANGED']);
    }
    const { data } = await flags(ana);
    expect(data.map(({ nivel, emVigor }) => [nivel, emVigor])).toEqual([
      ['retida', true],
      ['lenta', false],
    ]);
    for (const none of [undefined, 'x']) expect((await release(ana, none)).status).toBe(400);
    expect((await release(ana, data[0]?.id)).status).toBe(200);
  });

  it('has its batches go on as soon as an administrator has released it', async () => {
    const ana = await Subscriber.of(open);
    await countUp(ana, one, 530_000_001);
    await open.sql.query(
      `INSERT INTO lookup_batches (id, account_id, mode, type, purpose, status, pause_reason, created_at, due_at, served_at)
       VALUES (gen_random_uuid(), $1, 'live', 'cpf', 'cobranca', 'paused', 'limited', now(), now() + interval '1 hour', now())`,
      [ana.id],
    );
    await release(ana, await inForce(ana));
    // It has no line left, and so ends once it is looked at.
    await until(async () => {
      const sql = 'SELECT status FROM lookup_batches WHERE account_id = $1';
      return (await open.sql.query<{ status: string }>(sql, [ana.id])).rows[0]?.status === 'finished';
    });
  });

  it('can be held by an administrator until further notice, who is asked for the password again', async () => {
    const ana = await Subscriber.of(open);
    expect((await ask(ana.at(one), CPF)).status).toBe(200);
    await admin.post(`/api/admin/discipline/${ana.id}/hold`, { nota: 'A pedido do encarregado.' });
    await until(async () => (await ask(ana.at(one), CPF)).status === 429);
    const { body } = await ask(ana.at(one), CPF);
    expect(body.details).toMatchObject({
      explicacao: 'A equipe pediu uma pausa para verificar o uso desta conta.',
      ate: null,
    });
    const exported = await ana.http.get<{ limitesDeUso: object[] }>('/api/user/export');
    expect(exported.body.limitesDeUso).toMatchObject([{ nivel: 'retida', nota: 'A pedido do encarregado.' }]);
    await letProofPass(open);
    const unproven = await release(ana, await inForce(ana), 'Agora sim.');
    expect([unproven.status, unproven.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
  });

  it('is listed with the hour before, masked, and by filters (ASVS 16.3.3)', async () => {
    const ana = await Subscriber.of(open);
    await countUp(ana, one, 830_000_001);
    const { data } = await flags(ana, '&nivel=parada&motivo=sequencia&emVigor=sim');
    expect(data).toHaveLength(1);
    expect((await flags(ana, '&nivel=liberada')).data).toEqual([]);
    expect(data[0]?.email).toBe(maskEmail(await emailOf(ana)));
    expect(await opened(ana)).toEqual([]);
    const { body } = await admin.get<{
      email: string;
      consultas: { consulta: string; tipo: string }[];
      passos: { encontradas: number; outras: number }[];
    }>(`/api/admin/discipline/${data[0]?.id}`);
    expect(body.consultas.length).toBeGreaterThan(5);
    expect(body.consultas[0]).toMatchObject({
      tipo: 'cpf',
      consulta: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/),
    });
    expect(body.passos).toHaveLength(12);
    const seen = body.passos.reduce((sum, { encontradas, outras }) => sum + encontradas + outras, 0);
    expect(seen).toBeGreaterThan(5);
    expect(body.email).toBe(maskEmail(await emailOf(ana)));
    const unknown = await admin.get('/api/admin/discipline/0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'OBSERVATION_NOT_FOUND']);
  });

  it('is on record as opened before the hour is told, once for each time that it is opened and read anew', async () => {
    const ana = await Subscriber.of(open);
    await slow(ana);
    const [flag] = (await flags(ana)).data;
    const read = () => admin.get<{ consultas: unknown[] }>(`/api/admin/discipline/${flag?.id}`);
    expect([(await read()).status, (await read()).status]).toEqual([200, 200]);
    expect(await opened(ana)).toEqual([{ observation: flag?.id }]);
    await slow(ana);
    const later = await inForce(ana);
    expect((await admin.get(`/api/admin/discipline/${later}`)).status).toBe(200);
    expect(await opened(ana)).toEqual([{ observation: flag?.id }, { observation: later }]);
    await open.sql.query('ALTER TABLE admin_actions RENAME TO admin_actions_away');
    const unrecorded = await read();
    await open.sql.query('ALTER TABLE admin_actions_away RENAME TO admin_actions');
    expect([unrecorded.status, unrecorded.body.consultas]).toEqual([500, undefined]);
  });

  it('is found by the protocol that its owner was told, by the whole e-mail, and by its code', async () => {
    const ana = await Subscriber.of(open);
    await slow(ana);
    const [flag] = (await flags(ana)).data;
    const found = async (texto = '', more = {}) => {
      const { status, body } = await admin.post<Page>('/api/admin/discipline/search', { texto, ...more });
      return [status, body.data?.map(({ id }) => id)];
    };
    const { id, protocolo = '' } = flag ?? {};
    for (const text of [protocolo, ` ${protocolo.toLowerCase()} `, (await emailOf(ana)).toUpperCase(), ana.id, id]) {
      expect([text, await found(text)]).toEqual([text, [200, [id]]]);
    }
    expect(await found(protocolo, { nivel: 'liberada' })).toEqual([200, []]);
    const [day, ...end] = protocolo.split('-');
    const elsewhere = [`${Number(day) - 10_000}-${end.join('-')}`, 'ninguem@gmail.com', CPF, 'Ana', '%%'];
    for (const text of elsewhere) expect([text, await found(text)]).toEqual([text, [200, []]]);
    expect(await found('a')).toEqual([400, undefined]);
  });

  it('leaves no document behind in what instances share or note', async () => {
    const ana = await Subscriber.of(open);
    await countUp(ana, one, 940_000_001);
    await until(
      async () => (await open.sql.query('SELECT 1 FROM lookup_traces WHERE account_id = $1', [ana.id])).rowCount,
    );
    const { rows } = await open.sql.query<{ line: string }>(
      `SELECT t::text AS line FROM lookup_traces t WHERE account_id = $1
       UNION ALL SELECT o::text FROM lookup_observations o WHERE account_id = $1`,
      [ana.id],
    );
    expect(rows.map(({ line }) => line).join(' ')).not.toMatch(/9400000\d\d|940\.000/);
    await expect(open.sql.query('DELETE FROM lookup_observations')).rejects.toThrow(/append-only/);
  });

  it('is forgotten with the account, but for what was decided under its pseudonym', async () => {
    const erased = async (first: number) => {
      const ana = await Subscriber.of(open);
      await countUp(ana, one, first);
      expect((await ana.http.delete('/api/user', { password: 'Garoa-2026' })).status).toBe(200);
      // What an instance still has in memory is handed over each second.
      await sleep(2_500);
      return ana;
    };
    const nothingLeft = async ({ id }: Subscriber) => {
      const sql =
        'SELECT 1 FROM lookup_allowances WHERE account_id = $1 UNION ALL SELECT 1 FROM lookup_traces WHERE account_id = $1';
      return (await open.sql.query(sql, [id])).rowCount === 0;
    };
    let ana = await erased(250_000_001);
    // Traces that are handed over at the very moment of the erasure stay until its sweep, five minutes later.
    for (const first of [260_000_001, 270_000_001]) {
      if (await nothingLeft(ana)) break;
      ana = await erased(first);
    }
    expect(await nothingLeft(ana)).toBe(true);
    expect((await flags(ana)).data[0]).toMatchObject({ accountId: ana.id, nome: null, email: null });
  });

  it('holds nothing once the account has ended, not what nobody could release either', async () => {
    const ana = await Subscriber.of(open);
    const nota = 'Conferência em curso.';
    await admin.post('/api/auth/admin/step-up', { password: ADMIN.ADMIN_PASSWORD });
    expect((await admin.post(`/api/admin/discipline/${ana.id}/hold`, { nota })).status).toBe(200);
    expect((await flags(ana, '&emVigor=sim')).total).toBe(1);
    expect((await ana.http.delete('/api/user', { password: 'Garoa-2026' })).status).toBe(200);
    expect((await flags(ana, '&emVigor=sim')).total).toBe(0);
    expect((await flags(ana)).data).toEqual([
      expect.objectContaining({ nome: null, email: null, nota, emVigor: false }),
    ]);
  });
});
