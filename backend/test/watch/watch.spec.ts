import type { Answer } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import { makeKey } from '../identity/keys.js';
import { PASSWORD } from '../identity/people.js';
import { endpointAt, QUICK_WEBHOOKS, type Received, receiver } from '../messaging/webhooks-world.js';
import { addNumber, Telephone, WHATSAPP } from '../messaging/whatsapp-world.js';
import {
  cnpjNumbered,
  type EventsBody,
  FIRST,
  type FollowedBody,
  Follower,
  Months,
  QUICK_WATCH,
  SECOND,
  told,
  type WatchlistBody,
} from './watch-world.js';

jest.setTimeout(240_000);

const SUBJECT = 'Mudou o cadastro de uma empresa que você acompanha';
const BANKRUPT = '60305767000150';

describe('Following companies', () => {
  let app: RunningApp;
  const months = new Months();
  /** Of the register, in order. */
  let cnpjs: string[];

  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_WATCH, ...QUICK_WEBHOOKS, ...WHATSAPP } });
    await months.load(app.databaseUrl, FIRST);
    const { rows } = await app.sql.query<{ root: string; ordem: number }>(
      'SELECT cnpj_basico AS root, ordem FROM company_units WHERE ordem = 1 ORDER BY cnpj_basico LIMIT 60',
    );
    cnpjs = rows.map(({ root, ordem }) => cnpjNumbered(Number(root), ordem));
  });
  afterAll(() => months.remove());

  const audited = async (accountId: string) => {
    const columns = 'type, masked, outcome, fonte, key_id';
    const sql = `SELECT ${columns} FROM lookup_audit WHERE account_id = $1 ORDER BY created_at, id`;
    return (await app.sql.query(sql, [accountId])).rows;
  };
  const verdicts = ({ body }: Answer<FollowedBody>) => body.data.map(({ veredito }) => veredito);

  it('gives each line of a pasted list its verdict: as typed, with letters, without the zeros of a spreadsheet; and says which are in the register, unless that cannot be read', async () => {
    const ana = await Follower.of(app);
    const answer = await ana.follow(
      '11.222.333/0001-81',
      '12ABC34501DE35',
      'Banco, 00.000.000/0001-91, Brasília',
      '191',
      '11222333000181',
      '11222333000180',
      '',
      '00000000000191'.slice(2),
    );
    expect(answer.status).toBe(201);
    expect(verdicts(answer)).toEqual([
      ...['acompanhando', 'acompanhando', 'acompanhando', 'invalida', 'repetida'],
      ...['invalida', 'invalida', 'repetida'],
    ]);
    expect(answer.body).toMatchObject({ used: 3, limit: 500 });
    expect(verdicts(await ana.follow('12.ABC.345/01DE-35'))).toEqual(['ja_acompanhada']);
    const list = await ana.list();
    expect(list.data.map(({ cnpj }) => cnpj)).toEqual(['11222333000181', '12ABC34501DE35', '00000000000191']);
    expect(list.data[0]).toMatchObject({ nome: expect.any(String), situacao: expect.any(String), pausada: false });
    expect(list.data[0]?.ultima_mudanca).toBeNull();
    expect(list.data.map(({ na_base }) => na_base)).toEqual([true, false, false]);
    await app.sql.query('ALTER TABLE company_units RENAME TO company_units_away');
    try {
      const unread = (await ana.list()).data.map(({ nome, na_base }) => [nome, na_base]);
      expect(unread).toEqual(Array(3).fill([null, null]));
    } finally {
      await app.sql.query('ALTER TABLE company_units_away RENAME TO company_units');
    }
  });

  it('stands in the audit as a CNPJ lookup does, once for each company that the register tells of', async () => {
    const gil = await Follower.of(app);
    await gil.follow(cnpjs[0] as string, cnpjs[1] as string, '12ABC34501DE35');
    await gil.follow(cnpjs[0] as string);
    await gil.list();
    const fonte = expect.stringContaining('dados abertos');
    const record = { type: 'cnpj', masked: expect.any(String), outcome: 'success', fonte, key_id: null };
    expect(await audited(gil.id)).toEqual([record, record]);
  });

  it('is refused while the audit cannot be written, which is not the register’s fault', async () => {
    const gil = await Follower.of(app);
    await app.sql.query('ALTER TABLE lookup_audit RENAME TO lookup_audit_away');
    try {
      expect((await gil.follow(cnpjs[0] as string)).status).toBe(500);
    } finally {
      await app.sql.query('ALTER TABLE lookup_audit_away RENAME TO lookup_audit');
    }
    expect((await gil.list()).data).toEqual([]);
  });

  it('answers each line as it came, of a list or alone', async () => {
    const ana = await Follower.of(app);
    const lines = ['  11.222.333/0001-81\t', ' nada '];
    const answer = await ana.follow(...lines);
    expect(answer.body.data.map(({ linha, cnpj }) => [linha, cnpj])).toEqual([
      [lines[0], '11222333000181'],
      [lines[1], null],
    ]);
    const { body } = await ana.http.post<FollowedBody>('/api/watchlist', { cnpj: ' 11.222.333/0001-81 ' });
    expect(body.data).toEqual([{ linha: ' 11.222.333/0001-81 ', cnpj: '11222333000181', veredito: 'ja_acompanhada' }]);
  });

  it('refuses what it cannot read, and one company more than the plan has room for', async () => {
    const bia = await Follower.of(app, 'bronze');
    const post = async (body: object) => {
      const answer = await bia.http.post<FollowedBody>('/api/watchlist', body);
      return [answer.status, answer.body.code];
    };
    for (const body of [{}, { cnpj: '11222333000180' }, { cnpjs: [] }, { cnpjs: [7] }, { cnpj: '1', cnpjs: ['1'] }])
      expect(await post(body)).toEqual([400, 'INVALID_INPUT']);
    expect(verdicts(await bia.follow(...cnpjs.slice(0, 12)))).toEqual([
      ...Array(10).fill('acompanhando'),
      'limite',
      'limite',
    ]);
    expect(await post({ cnpj: cnpjs[20] })).toEqual([409, 'WATCH_LIMIT']);
    expect((await bia.http.delete(`/api/watchlist/${cnpjs[0]}`)).status).toBe(200);
    expect((await bia.http.delete(`/api/watchlist/${cnpjs[0]}`)).status).toBe(404);
    expect(await post({ cnpj: cnpjs[20] })).toEqual([201, undefined]);
  });

  it('lets nobody put more on a list than there is room for, however many ask at once', async () => {
    const carla = await Follower.of(app, 'bronze');
    await Promise.all(cnpjs.slice(0, 15).map((cnpj) => carla.http.post('/api/watchlist', { cnpj })));
    expect((await carla.list()).used).toBe(10);
  });

  it('lets a list be filled anew twice a day, so that it is no way around the price of a lookup', async () => {
    const dora = await Follower.of(app, 'bronze');
    for (const from of [0, 10]) {
      await dora.follow(...cnpjs.slice(from, from + 10));
      for (const cnpj of cnpjs.slice(from, from + 10)) await dora.http.delete(`/api/watchlist/${cnpj}`);
    }
    expect(verdicts(await dora.follow(cnpjs[30] as string))).toEqual(['limite_do_dia']);
    const { status, body } = await dora.http.post<FollowedBody>('/api/watchlist', { cnpj: cnpjs[30] });
    expect([status, body.code]).toEqual([409, 'WATCH_DAY_LIMIT']);
  });

  it('keeps the whole list of who has no plan any more or a smaller one, and says what is paused', async () => {
    const eva = await Follower.of(app);
    await eva.follow(...cnpjs.slice(0, 15));
    await eva.hasPlan('bronze');
    const paused = async () => (await eva.list()).data.map(({ pausada }) => pausada);
    expect(await paused()).toEqual([...Array(10).fill(false), ...Array(5).fill(true)]);
    await eva.hasPlan(null);
    expect(await paused()).toEqual(Array(15).fill(true));
    expect(await eva.follow(cnpjs[30] as string)).toMatchObject({
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
    await eva.hasPlan('silver');
    expect(await paused()).toEqual(Array(15).fill(false));
  });

  describe('when the next month goes live', () => {
    let ana: Follower;
    let lowered: Follower;
    let lapsed: Follower;
    /** Follows while the month is being put in force. */
    let early: Follower;
    let late: Follower;
    let silent: Follower;
    /** Follows a company of which only changed what no field shows. */
    let unaware: Follower;
    /** Follows one that was closed already. */
    let gil: Follower;
    /** Follows many that change. */
    let iris: Follower;
    /** Follows one that the new month is the first to call bankrupt. */
    let rosa: Follower;
    let telephone: Telephone;
    let changed: string;
    const hook = () => receiver(app, 'acompanhamento');
    const received = async () => {
      const { body } = await app.sandbox.get<{ received: Received[] }>('/webhooks/acompanhamento?format=json');
      return body.received.map((one) => JSON.parse(one.body) as { type: string; data: Record<string, unknown> });
    };

    beforeAll(async () => {
      changed = cnpjs[12] as string;
      const one = () => Follower.of(app);
      [ana, lowered, lapsed, late, silent] = await Promise.all([one(), one(), one(), one(), one()]);
      [early, unaware, gil, iris, rosa] = await Promise.all([one(), one(), one(), one(), one()]);
      await ana.follow(changed);
      await silent.follow(changed);
      await lapsed.follow(changed);
      await lowered.follow(...cnpjs.slice(0, 13));
      await lowered.hasPlan('bronze');
      await lapsed.hasPlan(null);
      expect((await endpointAt(ana.http, hook(), ['company.changed'])).status).toBe(201);
      const quiet = { planEnd: true, broadcasts: false, companies: false };
      expect((await silent.http.put('/api/user/letters', quiet)).status).toBe(200);
      telephone = new Telephone(app);
      await addNumber(ana, telephone.number);
      await telephone.asks('!verificarnum');
      await ana.http.put('/api/user/letters', { planEnd: true, broadcasts: false, companiesWhatsapp: true });
      // As if the month before had said something else of it.
      const many = cnpjs.slice(20, 41);
      await iris.follow(...many);
      const roots = [changed, ...many].map((cnpj) => Number.parseInt(cnpj.slice(0, 8), 36));
      await app.sql.query(
        "UPDATE company_firms SET row_hash = 1, razao_social = 'ANTES LTDA' WHERE cnpj_basico = ANY ($1)",
        [roots],
      );
      await unaware.follow(cnpjNumbered(await changedUnseen()));
      await gil.follow(cnpjNumbered(await closedBefore()));
      await rosa.follow(BANKRUPT);
      await loadedMeanwhile(() => early.follow(changed));
      await late.follow(changed);
      await told(app, SECOND);
    });

    it('makes one event of each change for who follows, with before and after', async () => {
      const events = (await ana.events()).filter(({ tipo }) => tipo === 'razao_social');
      expect(events).toEqual([
        {
          ...{ id: expect.any(String), cnpj: changed, nome: expect.any(String), mes: SECOND, tipo: 'razao_social' },
          antes: { razao_social: 'ANTES LTDA' },
          depois: { razao_social: events[0]?.nome },
        },
      ]);
      const [item] = (await ana.list()).data;
      expect(item?.ultima_mudanca).toMatchObject({ mes: SECOND, tipos: expect.arrayContaining(['razao_social']) });
      expect(await silent.events()).toHaveLength((await ana.events()).length);
    });

    it('is heard of by who followed while it was being put in force, and saw the month before', async () => {
      expect((await early.events()).map(({ tipo }) => tipo)).toContain('razao_social');
    });

    it('tells nothing to who followed later, to whose plan ended, nor of what a smaller plan has no room for', async () => {
      expect(await late.events()).toEqual([]);
      expect(await lapsed.events()).toEqual([]);
      expect(await lowered.events(`?cnpj=${changed}`)).toEqual([]);
    });

    it('tells nothing of what reads the same before and after, which the register keeps all the same', async () => {
      const [item] = (await unaware.list()).data;
      const { rows } = await app.sql.query<{ kind: string }>(
        'SELECT DISTINCT kind FROM company_events WHERE cnpj_basico = $1 ORDER BY kind',
        [Number.parseInt(item?.cnpj.slice(0, 8) ?? '', 36)],
      );
      expect(rows.map(({ kind }) => kind)).toEqual(['contato', 'mei', 'simples', 'situacao', 'socio_alterado']);
      expect(await unaware.events()).toEqual([]);
      expect(item?.ultima_mudanca).toBeNull();
      const { body } = await unaware.http.get<{ data: unknown[] }>(`/api/companies/${item?.cnpj}/timeline`);
      expect(body.data).toEqual([]);
    });

    it('calls closed only what was not so before', async () => {
      const closed = { situacao_cadastral: 'BAIXADA', data_situacao_cadastral: expect.any(String) };
      expect(await gil.events()).toMatchObject([
        { tipo: 'situacao', antes: { ...closed, data_situacao_cadastral: '2001-02-03' }, depois: closed },
      ]);
    });

    it('tells that a company has gone bankrupt, which changes nothing of its registration', async () => {
      expect(await rosa.events()).toMatchObject([
        {
          ...{ cnpj: BANKRUPT, mes: SECOND, tipo: 'situacao_especial' },
          antes: { situacao_especial: null, data_situacao_especial: null },
          depois: { situacao_especial: 'FALIDO', data_situacao_especial: '2011-10-02' },
        },
      ]);
      expect((await emailTo(app, rosa.email, SUBJECT)).text).toContain('Situação especial');
    });

    it('is no change since then for who stopped following and follows again', async () => {
      expect((await early.list()).data[0]?.ultima_mudanca).toMatchObject({ mes: SECOND });
      await early.http.delete(`/api/watchlist/${changed}`);
      await early.follow(changed);
      expect((await early.list()).data[0]?.ultima_mudanca).toBeNull();
    });

    it('reaches the bell, once, with the way to the page', async () => {
      const messages = async ({ http }: Follower) => {
        const { body } = await http.get<{ messages: { content: string; link: string | null }[] }>(
          '/api/user/admin-messages',
        );
        return body.messages;
      };
      expect(await messages(ana)).toMatchObject([
        { content: expect.stringContaining('10/2026'), link: '/acompanhamento' },
      ]);
      expect(await messages(late)).toEqual([]);
      expect(await messages(unaware)).toEqual([]);
    });

    it('comes by one e-mail to who wants it, which a link stops without a login', async () => {
      const mail = await emailTo(app, ana.email, SUBJECT);
      expect(mail.text).toContain('Razão social');
      const stop = mail.links.find((link) => link.includes('/avisos-por-email/')) ?? '';
      const secret = new URL(stop).pathname.split('/').at(-1);
      expect((await app.http.post(`/api/unsubscribe/${secret}`)).status).toBe(200);
      const { body } = await ana.http.get<Record<string, boolean>>('/api/user/letters');
      expect(body).toMatchObject({ planEnd: true, companies: false, companiesWhatsapp: true });
      const subjects = async ({ email }: Follower) => (await emailsTo(app, email)).map(({ subject }) => subject);
      expect((await subjects(ana)).filter((subject) => subject === SUBJECT)).toHaveLength(1);
      expect(await subjects(silent)).not.toContain(SUBJECT);
    });

    it('names the first twenty companies in the e-mail, and counts the others', async () => {
      const { text } = await emailTo(app, iris.email, 'Mudou o cadastro de 21 empresas que você acompanha');
      expect(text).toContain('As 20 primeiras estão abaixo; a outra está no site.');
    });

    it('comes by WhatsApp to who chose it, by the approved template', async () => {
      expect(await telephone.hears()).toBe('mudancas_em_empresas · 1 · 10/2026');
      const rows = () => app.sql.query('SELECT FROM whatsapp_notices');
      await until(async () => (await rows()).rowCount === 0);
      const unwanted = { planEnd: true, broadcasts: false, companiesWhatsapp: false };
      expect((await ana.http.put('/api/user/letters', unwanted)).status).toBe(200);
      await app.sql.query(NOTICE, [ana.id, ['2', '11/2026']]);
      await until(async () => (await rows()).rowCount === 0);
      expect(await telephone.asks('!comandos')).not.toContain('mudancas_em_empresas');
    });

    it('comes to programs, one delivery an event', async () => {
      const events = await ana.events();
      const heard = await until(async () => {
        const all = await received();
        return all.length >= events.length ? all : null;
      });
      const wanted = events.map(({ id, tipo }) => ({ eventId: id, cnpj: changed, month: SECOND, change: tipo }));
      expect(heard.map(({ data }) => data)).toEqual(expect.arrayContaining(wanted));
      expect(heard).toHaveLength(wanted.length);
      expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['company.changed']));
    });

    it('is read page by page, and by a key of production with the permission', async () => {
      const all = await ana.events();
      const first = (await ana.http.get<EventsBody>('/api/watchlist/events?limit=1')).body;
      expect(first.data).toEqual(all.slice(0, 1));
      expect(first.nextCursor === null).toBe(all.length === 1);
      expect(first.total).toBe(all.length);
      const key = (await makeKey(ana.http, { scopes: ['watchlist'] })).body.key;
      const program = app.http.as(key);
      expect((await program.get<EventsBody>('/v1/watchlist/events')).body).toEqual({ data: all, nextCursor: null });
      // Of nobody's event, or another account's: no end of the list.
      const unknown = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
      const { status, body } = await program.get<{ code: string; title: string }>(
        `/v1/watchlist/events?cursor=${unknown}`,
      );
      expect([status, body.code, body.title]).toEqual([400, 'INVALID_INPUT', 'Cursor inválido.']);
      const followed = await program.post<FollowedBody>('/v1/watchlist', { cnpj: cnpjs[40] });
      expect([followed.status, verdicts(followed)]).toEqual([201, ['acompanhando']]);
      expect((await program.get<WatchlistBody>('/v1/watchlist')).body.data).toHaveLength(2);
      expect((await program.delete(`/v1/watchlist/${cnpjs[40]}`)).status).toBe(204);
      const other = app.http.as((await makeKey(ana.http)).body.key);
      expect((await other.get<EventsBody>('/v1/watchlist')).body.code).toBe('API_KEY_SCOPE');
      const test = app.http.as((await makeKey(ana.http, { scopes: ['watchlist'], mode: 'test' })).body.key);
      expect((await test.get<EventsBody>('/v1/watchlist')).body.code).toBe('API_KEY_LIVE_ONLY');
    });

    it('stands in the audit: of the company where it is one, else of how many there are, and not again for who asks once more', async () => {
      const before = (await audited(iris.id)).length;
      const companies = new Set((await iris.events()).map(({ cnpj }) => cnpj)).size;
      expect(companies).toBeGreaterThan(1);
      for (const path of [`?cnpj=${cnpjs[20]}`, `?cnpj=${cnpjs[20]}`, ''])
        await iris.http.get(`/api/watchlist/events${path}`);
      const { key, id } = (await makeKey(iris.http, { scopes: ['watchlist'] })).body;
      for (const _ of [1, 2]) await app.http.as(key).get('/v1/watchlist/events');
      const many = expect.objectContaining({ type: 'cnpj', masked: `acompanhamento: ${companies}`, key_id: null });
      const one = expect.objectContaining({ type: 'cnpj', masked: expect.not.stringContaining('acompanhamento') });
      expect((await audited(iris.id)).slice(before)).toEqual([
        many,
        one,
        expect.objectContaining({ masked: `acompanhamento: ${companies}`, key_id: id }),
      ]);
    });

    it('is withheld where a partner is suppressed, and left out where one may be a minor', async () => {
      const root = Number.parseInt(changed.slice(0, 8), 36);
      const { rows } = await app.sql.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM watch_events AS w JOIN company_events AS e
           ON e.month = w.month AND e.cnpj_basico = $1 AND e.entity = w.entity AND e.row_key = w.row_key AND e.kind = w.kind
         WHERE e.entity = 3 AND (e.was ->> 'faixa_etaria' IN ('1', '2') OR e.became ->> 'faixa_etaria' IN ('1', '2'))`,
        [root],
      );
      expect(rows[0]?.n).toBe(0);
    });

    it('is in the export of the account and goes with it', async () => {
      const { body } = await silent.http.get<Record<string, unknown[]>>('/api/user/export');
      expect(body.empresasAcompanhadas).toMatchObject([{ cnpj: changed }]);
      expect(body.mudancasEmEmpresasAcompanhadas).toContainEqual({ mes: SECOND, cnpj: changed, tipo: 'razao_social' });
      expect((await silent.http.delete('/api/user', { password: PASSWORD })).status).toBe(200);
      for (const table of ['watch_accounts', 'watched_companies', 'watch_events']) {
        const kept = () => app.sql.query(`SELECT FROM ${table} WHERE account_id = $1`, [silent.id]);
        await until(async () => (await kept()).rowCount === 0);
      }
    });

    /** Loads the next month, and does something once all of it is written and nobody sees it yet. */
    async function loadedMeanwhile(work: () => Promise<unknown>): Promise<void> {
      const client = await app.sql.connect();
      let load: Promise<void>;
      try {
        await client.query('BEGIN; LOCK TABLE company_codes IN SHARE MODE');
        load = months.load(app.databaseUrl, SECOND);
        const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND query LIKE '%INTO company_codes%'`;
        await until(async () => (await app.sql.query(waits)).rowCount === 1, 120);
        await work();
      } finally {
        await client.query('COMMIT');
        client.release();
      }
      await load;
    }

    /** As if the month before had said something else of a company, in columns that nothing shows. */
    async function changedUnseen(): Promise<number> {
      const root = await rootOf(
        `JOIN company_partners AS p USING (cnpj_basico) JOIN company_taxes AS t USING (cnpj_basico)
         WHERE u.ordem = 1 AND p.faixa_etaria > 2`,
      );
      for (const change of [
        "company_units SET row_hash = 1, fax = '1133334444', motivo = 99",
        "company_taxes SET row_hash = 1, simples_desde = '2001-02-03', mei_desde = '2001-02-03'",
        'company_partners SET row_hash = 1, faixa_etaria = CASE faixa_etaria WHEN 5 THEN 6 ELSE 5 END',
      ])
        await app.sql.query(`UPDATE ${change} WHERE cnpj_basico = $1`, [root]);
      return root;
    }

    async function closedBefore(): Promise<number> {
      const root = await rootOf('WHERE u.ordem = 1 AND u.situacao = 8');
      await app.sql.query(
        "UPDATE company_units SET row_hash = 1, situacao_desde = '2001-02-03' WHERE cnpj_basico = $1 AND ordem = 1",
        [root],
      );
      return root;
    }

    /** Of the companies behind those that others follow. */
    async function rootOf(where: string): Promise<number> {
      const { rows } = await app.sql.query<{ root: string }>(
        `SELECT u.cnpj_basico AS root FROM company_units AS u ${where} ORDER BY u.cnpj_basico DESC LIMIT 1`,
      );
      return Number(rows[0]?.root);
    }
  });
});

const NOTICE = `
  INSERT INTO whatsapp_notices (id, account_id, words, put_at, next_attempt_at, worth_until)
  VALUES (gen_random_uuid(), $1, $2, now(), now(), now() + interval '1 day')`;
