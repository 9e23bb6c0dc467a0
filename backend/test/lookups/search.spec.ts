import fc from 'fast-check';
import { Person } from '../../sandbox/population/index.js';
import { startApp, type World } from '../harness/start-app.js';
import { type HistoryBody, type LookupBody, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const SEED = 11;
const CPF = '52998224725';
const CNPJ = '11222333000181';

let app: World;

beforeAll(async () => {
  app = await startApp();
});

async function search(ana: Subscriber, texto: string, more: object = {}): Promise<HistoryBody> {
  return (await ana.http.post<HistoryBody>('/api/user/history/search', { texto, ...more })).body;
}

const byName = (ana: Subscriber, nome: string) => ana.http.post<LookupBody>('/api/external/nome', { nome });
const wordsOf = (name: string) => name.split(/[^\p{L}]+/u);
const types = ({ history }: HistoryBody) => history.map(({ consultationType }) => consultationType);

describe('A search of the history', () => {
  it('finds an entry by its document in any punctuation, whatever type asked for it, newest first', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ana.cnpj(CNPJ);
    await ana.http.post('/api/external/fotorj', { cpf: CPF });
    await ana.cpf('11144477735');
    const found = await search(ana, '529.982.247-25');
    expect([types(found), found.total, found.nextCursor]).toEqual([['fotorj', 'cpf'], 2, null]);
    expect(types(await search(ana, '11.222.333/0001-81'))).toEqual(['cnpj']);
    expect(await search(ana, '529.982')).toMatchObject({ history: [], total: 0, successes: 0, totalCapped: false });
  });

  it('finds a type by the beginning of its label, and filters what it finds', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ana.cnpj(CNPJ);
    await ana.http.post('/api/external/fotorj', { cpf: CPF });
    expect(types(await search(ana, 'foto'))).toEqual(['fotorj']);
    expect(await search(ana, 'c')).toMatchObject({ total: 2, successes: 2 });
    expect(types(await search(ana, 'c', { type: 'cnpj' }))).toEqual(['cnpj']);
    expect(types(await search(ana, CPF, { type: 'cpf' }))).toEqual(['cpf']);
    expect(await search(ana, CPF, { status: 'error' })).toMatchObject({ history: [], total: 0 });
    expect(await search(ana, CPF, { to: '2020-01-01' })).toMatchObject({ history: [], total: 0 });
    expect(await search(ana, CPF, { from: '2020-01-01' })).toMatchObject({ total: 2 });
  });

  it.each(['newest', 'oldest', 'type', 'status'])(
    'pages through the order %s without gap or repetition',
    async (sort) => {
      const ana = await Subscriber.of(app);
      for (const nome of ['MARIA SOUZA', 'ANA MARIA', 'JOSE LIMA', 'MARIA DIAS', 'MARIA']) await byName(ana, nome);
      await ana.http.post('/api/external/mae', { mae: 'MARIA LIMA' });
      const whole = await search(ana, 'maria', { sort });
      expect(whole.total).toBe(5);
      const pages: string[] = [];
      let cursor: string | null = null;
      do {
        const page: HistoryBody = await search(ana, 'maria', { sort, limit: 2, ...(cursor && { cursor }) });
        pages.push(...page.history.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(pages).toEqual(whole.history.map(({ id }) => id));
      expect(new Set(pages).size).toBe(5);
    },
  );

  it(`finds every name by each of its words and by all of them, never by a part, never in another account (seed ${SEED})`, async () => {
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    const names = fc.sample(fc.nat(9_999).map(Person.at), { seed: SEED, numRuns: 12 }).map(({ name }) => name);
    for (const name of names) await byName(ana, name);
    for (const name of names) {
      for (const word of wordsOf(name)) {
        const holders = names.filter((other) => wordsOf(other).includes(word)).length;
        expect([word, (await search(ana, word)).total]).toEqual([word, holders]);
        const part = word.slice(0, -1);
        if (part === '') continue;
        const whole = names.filter((other) => wordsOf(other).includes(part)).length;
        expect([part, (await search(ana, part)).total]).toEqual([part, whole]);
      }
      const backwards = wordsOf(name).reverse().join(' ').toLowerCase();
      const found = await search(ana, backwards);
      expect([backwards, found.total, found.history.length > 0]).toEqual([
        backwards,
        names.filter((n) => n === name).length,
        true,
      ]);
      expect(await search(ana, `${name} Inexistente`)).toMatchObject({ total: 0, history: [] });
      expect(await search(bia, name)).toMatchObject({ total: 0, history: [] });
    }
  });

  it('of two accounts shares no hash in the database, though they asked the same', async () => {
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    const terms = async ({ id }: Subscriber) => {
      const sql = 'SELECT DISTINCT term FROM lookup_history_terms WHERE account_id = $1';
      return (await app.sql.query<{ term: string }>(sql, [id])).rows.map(({ term }) => term);
    };
    for (const one of [ana, bia]) {
      await one.cpf(CPF);
      await byName(one, 'MANUEL ROCHA XAVIER');
    }
    const [ofAna, ofBia] = [await terms(ana), await terms(bia)];
    expect([ofAna.length, ofBia.length]).toEqual([5, 5]);
    expect(ofAna.filter((term) => ofBia.includes(term))).toEqual([]);
  });

  it('forgets an erased entry together with its hashes', async () => {
    const ana = await Subscriber.of(app);
    await byName(ana, 'MANUEL ROCHA XAVIER');
    await byName(ana, 'MANUEL LIMA');
    const [newest] = (await search(ana, 'manuel')).history;
    await ana.http.delete(`/api/user/history/${newest?.id}`);
    expect(await search(ana, 'manuel')).toMatchObject({ total: 1 });
    const { rows } = await app.sql.query('SELECT 1 FROM lookup_history_terms WHERE account_id = $1', [ana.id]);
    expect(rows).toHaveLength(3);
  });

  it.each([
    [{}, 'Digite o que procurar.'],
    [{ texto: '   ' }, 'Digite o que procurar.'],
    [{ texto: 'x'.repeat(255) }, 'A busca tem no máximo 254 caracteres.'],
    [{ texto: 7 }, 'Digite o que procurar.'],
    [{ texto: CPF, cpf: CPF }, 'Campo desconhecido: cpf.'],
    [{ texto: CPF, limit: 500 }, 'O limite vai de 1 a 100.'],
  ])('refuses %j', async (body, text) => {
    const ana = await Subscriber.of(app);
    const answer = await ana.http.post<{ error: string }>('/api/user/history/search', body);
    expect([answer.status, answer.body.error]).toEqual([400, text]);
  });

  it.each(['---', "' OR 1=1 --", '%', '\\', '{}', '\u{1F600}', 'a '.repeat(127)])(
    'finds nothing by %p',
    async (texto) => {
      const ana = await Subscriber.of(app);
      await byName(ana, 'MARIA DIAS');
      const { status, body } = await ana.http.post<HistoryBody>('/api/user/history/search', { texto });
      expect([status, body.history]).toEqual([200, []]);
    },
  );

  it('needs a token', async () => {
    expect((await app.http.post('/api/user/history/search', { texto: CPF })).status).toBe(401);
  });
});
