import { formatCnpj } from '../../src/kernel/cnpj.js';
import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import { NO_ID } from '../../src/platform/ids.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import { endpointAt, QUICK_WEBHOOKS, type Received, receiver } from '../messaging/webhooks-world.js';
import { cnpjNumbered, type EventsBody, FIRST, Follower, Months, QUICK_WATCH, SECOND, told } from './watch-world.js';

jest.setTimeout(240_000);

const SUBJECT = 'Mudou o cadastro de uma empresa que você acompanha';
const SUPPRESSED = { nome: 'OLGA ESQUECIDA LIMA', digits: '123654987' };
const SHOWN = { nome: 'RITA LEMBRADA LIMA', digits: '321789456' };
/** A minor by the qualification, of whom the register has no age band. */
const MINOR = { nome: 'ENZO PRADO LIMA', digits: '147258369', qualification: 30, ages: 0 };
/** Sole traders, whose companies are called as they are. */
const SUPPRESSED_TRADER = { nome: 'ZULMIRA ESQUECIDA PRADO', digits: '123654988' };
const FORMER_TRADER = { nome: 'MIRELA ESQUECIDA PRADO', digits: '123654989' };
const NAMED_IN_TRADE = { nome: 'IRENE ESQUECIDA PRADO', digits: '123654990' };
/** As newer companies of theirs are called, by which nothing tells whose they are. */
const NUMBERED_TRADER = '0GONE003';
const SHOWN_TRADER = { nome: 'DALVA LEMBRADA PRADO', digits: '321789457' };

describe.each(['the product’s database', 'a database of its own'])(
  'Who leaves a followed company, with the register in %s',
  (place) => {
    let app: RunningApp;
    let own: TestDatabase | null = null;
    let admin: HttpClient;
    /** Follows a company of which nothing changed but partners who are withheld. */
    let bia: Follower;
    /** Follows another one too, which somebody left who may be shown. */
    let ana: Follower;
    /** Follows sole traders: two whom the next month has no more, and one of whom it has changes. */
    let rui: Follower;
    let companies: readonly [string, string];
    let gone: readonly [string, string];
    let changed: readonly [headOffice: string, branch: string];
    /** Follows a company that was called after a sole trader in the month before, and is not any more. */
    let eva: Follower;
    let renamed: string;
    const months = new Months();
    const register = () => own?.sql ?? app.sql;

    beforeAll(async () => {
      if (place !== 'the product’s database') own = await createTestDatabase({ empty: true });
      const more: Record<string, string> = own ? { COMPANIES_DATABASE_URL: own.url } : {};
      app = await startApp({ env: { ...ADMIN, ...QUICK_WATCH, ...QUICK_WEBHOOKS, ...more } });
      admin = await adminOf(app);
      await months.load(own?.url ?? app.databaseUrl, FIRST);
      const { rows } = await register().query<{ root: string }>(
        'SELECT cnpj_basico AS root FROM company_units WHERE ordem = 1 ORDER BY cnpj_basico OFFSET 40 LIMIT 3',
      );
      const roots = rows.map(({ root }) => Number(root)) as [number, number, number];
      companies = [cnpjNumbered(roots[0]), cnpjNumbered(roots[1])];
      await plant(roots[0], SUPPRESSED);
      await plant(roots[0], MINOR, 2);
      await plant(roots[1], SHOWN);
      const named = ({ nome, digits }: typeof SHOWN) => `${nome} ${cpfOf({ digits })}`;
      gone = [
        await plantTrader('0GONE001', named(SUPPRESSED_TRADER)),
        await plantTrader('0GONE002', named(SHOWN_TRADER)),
      ];
      const numbered = await plantTrader(NUMBERED_TRADER, '0G.ONE.003 NOEMIA ESQUECIDA PRADO');
      renamed = cnpjNumbered(roots[2]);
      await register().query('UPDATE company_firms SET row_hash = 1, razao_social = $2 WHERE cnpj_basico = $1', [
        roots[2],
        named(FORMER_TRADER),
      ]);
      [bia, ana, rui] = [await Follower.of(app), await Follower.of(app), await Follower.of(app)];
      eva = await Follower.of(app);
      await eva.follow(renamed);
      await bia.follow(companies[0]);
      await ana.follow(...companies);
      changed = await changeTrader();
      await rui.follow(...gone, ...changed, numbered);
      for (const { http, id } of [bia, ana, rui])
        expect((await endpointAt(http, receiver(app, id), ['company.changed'])).status).toBe(201);
      await suppress(SUPPRESSED);
      await suppress(SUPPRESSED_TRADER);
      await ask([{ tipo: 'cnpj', valor: numbered }], 1);
      await months.load(own?.url ?? app.databaseUrl, SECOND);
      await told(app, SECOND);
    });
    afterAll(async () => {
      await app.stop();
      await own?.drop();
      months.remove();
    });

    it('is kept in the register alone', async () => {
      const { rows } = await register().query(
        `SELECT cnpj_basico::float8 AS root, kind, was ->> 'nome' AS nome FROM company_events WHERE cnpj_basico = ANY ($1) ORDER BY 1, 3 DESC`,
        [companies.map((cnpj) => Number.parseInt(cnpj.slice(0, 8), 36))],
      );
      expect(rows.map(({ kind, nome }) => [kind, nome])).toEqual([
        ['socio_saiu', SUPPRESSED.nome],
        ['socio_saiu', MINOR.nome],
        ['socio_saiu', SHOWN.nome],
      ]);
      if (own) expect((await app.sql.query('SELECT FROM company_events')).rowCount).toBe(0);
    });

    it('is told by list, bell, e-mail and webhook where nobody is suppressed', async () => {
      expect(await ana.events()).toMatchObject([
        { cnpj: companies[1], tipo: 'socio_saiu', antes: { nome: SHOWN.nome }, depois: null },
      ]);
      expect(await bell(ana)).toHaveLength(1);
      expect((await emailTo(app, ana.email, SUBJECT)).text).toContain('ócio');
      const heard = await until(async () => {
        const all = await received(ana);
        return all.length > 0 ? all : null;
      });
      expect(heard.map((one) => JSON.parse(one.body).data)).toMatchObject([
        { cnpj: companies[1], change: 'socio_saiu' },
      ]);
    });

    it('is told by none of them where the partner is suppressed or may be a minor, not even that there was a change', async () => {
      expect(await bia.events()).toEqual([]);
      expect(await bell(bia)).toEqual([]);
      expect((await emailsTo(app, bia.email)).map(({ subject }) => subject)).not.toContain(SUBJECT);
      expect(await received(bia)).toEqual([]);
      expect((await bia.list()).data[0]?.ultima_mudanca).toBeNull();
      const { rowCount } = await app.sql.query('SELECT FROM watch_events WHERE account_id = $1', [bia.id]);
      expect(rowCount).toBe(0);
      expect(JSON.stringify((await bia.http.get('/api/user/export')).body)).not.toContain('socio_saiu');
    });

    it('is not told whose company the register has no more, nor what changed of one, where it is a suppressed sole trader’s', async () => {
      const kept = await register().query<{ kind: string }>(
        "SELECT DISTINCT kind FROM company_events WHERE cnpj_basico = ANY ($1) AND kind IN ('removida', 'contato') ORDER BY kind",
        [[...gone, ...changed].map((cnpj) => Number.parseInt(cnpj.slice(0, 8), 36))],
      );
      expect(kept.rows.map(({ kind }) => kind)).toEqual(['contato', 'removida']);
      const ofNumbered = 'SELECT FROM company_events WHERE cnpj_basico = $1';
      expect((await register().query(ofNumbered, [Number.parseInt(NUMBERED_TRADER, 36)])).rowCount).not.toBe(0);
      expect(await rui.events()).toMatchObject([
        { cnpj: gone[1], tipo: 'removida', antes: { endereco: { logradouro: 'RUA DAS ACACIAS' } }, depois: null },
      ]);
      expect(await bell(rui)).toHaveLength(1);
      const { text } = await emailTo(app, rui.email, SUBJECT);
      expect(text).toContain(formatCnpj(gone[1]));
      for (const cnpj of [gone[0], ...changed]) expect(text).not.toContain(formatCnpj(cnpj));
      await until(async () => (await received(rui)).length > 0);
      expect((await received(rui)).map((one) => JSON.parse(one.body).data.cnpj)).toEqual([gone[1]]);
      await suppress(SHOWN_TRADER);
      expect(await rui.events()).toEqual([]);
    });

    it('is withheld from then on where the partner is suppressed later', async () => {
      const last = async () => (await ana.list()).data.map(({ ultima_mudanca }) => ultima_mudanca);
      expect(await last()).toEqual([null, { mes: SECOND, tipos: ['socio_saiu'] }]);
      await suppress(SHOWN);
      expect(await ana.events()).toEqual([]);
      expect(await last()).toEqual([null, null]);
      const { body } = await ana.http.get<EventsBody>(`/api/watchlist/events?cnpj=${companies[1]}`);
      expect(body).toMatchObject({ data: [], total: 0 });
      const exported = (await ana.http.get<{ mudancasEmEmpresasAcompanhadas: unknown[] }>('/api/user/export')).body;
      expect(exported.mudancasEmEmpresasAcompanhadas).toEqual([]);
      expect(JSON.stringify(exported)).not.toContain(SHOWN.nome);
    });

    it('has no change told any more that says how a company was called after who is suppressed by the CPF alone', async () => {
      expect(await eva.events()).toMatchObject([
        {
          cnpj: renamed,
          tipo: 'razao_social',
          antes: { razao_social: expect.stringContaining(FORMER_TRADER.nome) },
        },
      ]);
      const root = Number.parseInt(renamed.slice(0, 8), 36);
      const called = (tradeName: string | null) =>
        register().query('UPDATE company_units SET nome_fantasia = $2 WHERE cnpj_basico = $1', [root, tradeName]);
      await called(`BAZAR ${cpfOf(NAMED_IN_TRADE)}`);
      await ask([{ tipo: 'cpf', valor: cpfOf(NAMED_IN_TRADE) }], 1);
      expect(await eva.events()).toEqual([]);
      await called(null);
      expect(await eva.events()).toHaveLength(1);
      await ask([{ tipo: 'cpf', valor: cpfOf(FORMER_TRADER) }], 1);
      expect(await eva.events()).toEqual([]);
      expect((await eva.list()).data.map(({ cnpj, ultima_mudanca }) => [cnpj, ultima_mudanca])).toEqual([
        [renamed, null],
      ]);
    });

    it('is told by neither e-mail nor webhook where the suppression came after the event and before its telling', async () => {
      const put = async () => (await app.sql.query('SELECT FROM webhook_deliveries')).rowCount;
      const emails = async () => (await emailsTo(app, ana.email)).filter(({ subject }) => subject === SUBJECT).length;
      await app.sql.query('DELETE FROM webhook_deliveries');
      await app.sql.query('UPDATE watch_months SET told_at = NULL, told_to = $2 WHERE month = $1', [
        `${SECOND}-01`,
        NO_ID,
      ]);
      await told(app, SECOND);
      await until(async () => (await app.sql.query('SELECT FROM mail_outbox')).rowCount === 0);
      expect([await put(), await emails()]).toEqual([0, 1]);
    });

    /** A partner of the month before whom the next one has no more. */
    async function plant(root: number, partner: typeof SHOWN & Partial<typeof MINOR>, key = 1): Promise<void> {
      const { nome, digits, qualification = 22, ages = 5 } = partner;
      await register().query(
        `INSERT INTO company_partners (cnpj_basico, row_hash, partner_key, identificador, nome, documento, qualificacao, faixa_etaria)
       VALUES ($1, 1, $2, 2, $3, $4, $5, $6)`,
        [root, key, nome, `***${digits.slice(3)}**`, qualification, ages],
      );
    }

    /** A sole trader's company of the month before that the next one has no more. */
    async function plantTrader(base: string, name: string): Promise<string> {
      const root = Number.parseInt(base, 36);
      await register().query(
        'INSERT INTO company_firms (cnpj_basico, row_hash, razao_social, natureza, porte) VALUES ($1, 1, $2, 2135, 1)',
        [root, name],
      );
      await plantUnit(root, 1);
      return cnpjNumbered(root);
    }

    async function plantUnit(root: number, branch: number): Promise<void> {
      await register().query(
        `INSERT INTO company_units (cnpj_basico, row_hash, ordem, situacao, uf, municipio, cnae, matriz, logradouro, numero, telefone_1)
       VALUES ($1, 1, $2, 2, 'SP', 7107, 6201501, $2 = 1, 'RUA DAS ACACIAS', '12', '1187654321')`,
        [root, branch],
      );
    }

    /** A sole trader of both months who is suppressed: the next one tells another e-mail, and has a branch no more. */
    async function changeTrader(): Promise<[string, string]> {
      const { rows } = await register().query<{ root: string; name: string }>(
        `SELECT cnpj_basico AS root, razao_social AS name FROM company_firms
         WHERE natureza = 2135 AND razao_social ~ ' [0-9]{11}$' AND cnpj_basico <> ALL ($1) ORDER BY 1 LIMIT 1`,
        [gone.map((cnpj) => Number.parseInt(cnpj.slice(0, 8), 36))],
      );
      const root = Number(rows[0]?.root);
      const [, nome = '', digits = ''] = /^(.+) (\d{9})\d\d$/.exec(rows[0]?.name ?? '') ?? [];
      await register().query(
        "UPDATE company_units SET row_hash = 1, email = 'de.antes@exemplo.com.br' WHERE cnpj_basico = $1",
        [root],
      );
      await plantUnit(root, 2);
      await suppress({ nome, digits });
      return [cnpjNumbered(root), cnpjNumbered(root, 2)];
    }

    async function suppress({ nome, digits }: typeof SHOWN): Promise<void> {
      const documentos = [
        { tipo: 'cpf', valor: cpfOf({ digits }) },
        { tipo: 'nome', valor: nome },
      ];
      await ask(documentos, 2);
    }

    async function ask(documentos: object[], made: number): Promise<void> {
      const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0001' };
      expect((await admin.post<{ made: number }>('/api/admin/suppressions', asked)).body.made).toBe(made);
    }

    function cpfOf({ digits }: Pick<typeof SHOWN, 'digits'>): string {
      return digits + cpfCheckDigits(digits);
    }

    async function bell({ http }: Follower): Promise<unknown[]> {
      return (await http.get<{ messages: unknown[] }>('/api/user/admin-messages')).body.messages;
    }

    async function received({ id }: Follower): Promise<Received[]> {
      const { body } = await app.sandbox.get<{ received: Received[] }>(`/webhooks/${id}?format=json`);
      return body.received;
    }
  },
);
