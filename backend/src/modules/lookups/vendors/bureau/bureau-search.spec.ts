import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { VendorClient } from '../../../../platform/http/vendor-client.js';
import { queryOf } from '../../model/index.js';
import { BureauSearch, type BureauSearchKind } from './bureau-search.js';
import { BY_MOTHER, BY_NAME, BY_PHONE } from './bureau-searches.js';

const NAME = 'ANA LIMA';
const cpfs = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(20_000_000_000 + from + at));

/** What a bureau answers that has so many people, twenty a page, to the question for one of its pages. */
type Page = (page: number) => readonly string[] | null;
const inTurn =
  (total: number): Page =>
  (page) =>
    cpfs((page - 1) * 20, Math.min(20, total - (page - 1) * 20));

/** What a search answers of a bureau that replies so to each page, and how many calls it took. */
async function find<Reply, Result>(
  kind: BureauSearchKind<Reply, Result>,
  asked: string,
  replyTo: (page: number) => object | null,
) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls++;
    const { pagina = 1 } = (await json(request)) as { pagina?: number };
    const reply = replyTo(pagina);
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply ? { status: 'ok', ...reply } : { status: 'erro' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new VendorClient({
    vendor: 'Birô',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deadlineMs: 30_000,
  });
  const source = new BureauSearch(client, { origem: 'contratada', fonte: 'Birô', legalBasis: null }, kind);
  const answer = await source.find({ [kind.by]: asked }).finally(async () => {
    await client.onApplicationShutdown();
    server.close();
  });
  if (!answer) throw new Error('the bureau told nobody');
  return { data: answer.data, calls };
}

const bearer = (nome: string | null, cpf = '52998224725') => ({ dados_cpf: { nome, cpf } });
const child = (nome_mae: string | null, nome = 'RUI LIMA') => ({ nome, nome_mae });
const owner = (telefone: string, nome = 'RUI LIMA') => ({ nome, ddd: '16', telefone });

/** The CPFs that the search by name answers, what it says of the list, and how many calls it took. */
async function search(total: number, pageOf: Page, nameOf = (_cpf: string): string => NAME) {
  const { data, calls } = await find(BY_NAME, NAME, (page) => {
    const people = pageOf(page);
    return people && { total, resultados: people.map((cpf) => bearer(nameOf(cpf), cpf)) };
  });
  const { resultados, ...list } = data;
  return { people: resultados.map(({ dados_cpf }) => dados_cpf.cpf), list, calls };
}

describe('The pages of a search', () => {
  it('are all asked for, and are one list', async () => {
    const { people, list, calls } = await search(45, inTurn(45));
    expect([people, calls]).toEqual([cpfs(0, 45), 3]);
    expect(list).toMatchObject({ total: 45, haMais: false, paginas: 1 });
  });

  it('are no answer where one of them is missing', async () => {
    const gap: Page = (page) => (page === 2 ? null : inTurn(60)(page));
    await expect(search(60, gap)).rejects.toMatchObject({ kind: 'bad-answer', code: 'SOURCE_DOWN' });
  });

  it('tell once of whom two of them tell the same', async () => {
    const moved: Page = (page) => (page === 1 ? cpfs(0, 20) : cpfs(19, 5));
    const { people, list } = await search(25, moved);
    expect([people, list.total]).toEqual([cpfs(0, 24), 24]);
  });

  it('are asked for no further once they repeat themselves', async () => {
    const { people, list, calls } = await search(400, () => cpfs(0, 20));
    expect([people, list.total, list.haMais, calls]).toEqual([cpfs(0, 20), 20, true, 7]);
  });

  it('are 25 at most, of which it is said that there are more', async () => {
    const { people, list, calls } = await search(812, inTurn(812));
    expect([people, list.total, list.haMais, calls]).toEqual([cpfs(0, 500), 500, true, 25]);
    expect((await search(500, inTurn(500))).list.haMais).toBe(false);
  });
});

describe('The pages of a search of a slow bureau', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are asked for no longer than a lookup may take, and it is said that there are more', async () => {
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const slow: Page = (page) => {
      // The first call, and each six that go out together.
      if (page % 6 === 1) now += 10_000;
      return inTurn(812)(page);
    };
    const { people, list, calls } = await search(812, slow);
    expect([people.length, list.total, list.haMais, calls]).toEqual([140, 140, true, 7]);
    const { calls: all } = await search(812, inTurn(812));
    expect(all).toBe(25);
  });
});

describe('How many there are', () => {
  it('may be told as text', async () => {
    const resultadosOf = (page: number) => inTurn(45)(page)?.map((cpf) => bearer(NAME, cpf));
    const named = await find(BY_NAME, NAME, (page) => ({ total: ' 45 ', resultados: resultadosOf(page) }));
    expect([named.data.total, named.calls]).toEqual([45, 3]);
    const { data } = await find(BY_PHONE, '16927508896', () => ({
      quantidade: '01',
      resultado: [owner('927508896')],
    }));
    expect(data.quantidade).toBe(1);
  });

  it.each(['Sem dados', '', '-1', '1e3', null, undefined])('is not known where the bureau tells %j', async (told) => {
    const named = await find(BY_NAME, NAME, () => ({ total: told, resultados: [bearer(NAME)] }));
    expect([named.data.total, named.calls]).toEqual([1, 1]);
    const { data } = await find(BY_PHONE, '16927508896', () => ({
      quantidade: told,
      resultado: [owner('927508896')],
    }));
    expect(data.quantidade).toBeNull();
  });
});

describe('Who is not what was asked for', () => {
  it('is left out, and not counted, by name', async () => {
    const resultados = [bearer('ANA LIMA'), bearer('ANA DE LIMA'), bearer(null)];
    const { data } = await find(BY_NAME, NAME, () => ({ total: 3, resultados }));
    expect(data).toMatchObject({ total: 1, haMais: false, resultados: [{ dados_cpf: { nome: 'ANA LIMA' } }] });
    expect(JSON.stringify(data)).not.toContain('ANA DE LIMA');
  });

  it('is left out, and not counted, by mother', async () => {
    const resultado = [child(null, 'EVA LIMA'), child('ana lima '), child('ANA LIMA SA', 'IVO LIMA')];
    const { data } = await find(BY_MOTHER, NAME, () => ({ total: 3, resultado }));
    expect(data).toMatchObject({ total: 1, haMais: false, resultado: [{ nome: 'RUI LIMA' }] });
    expect(JSON.stringify(data)).not.toMatch(/EVA|IVO/);
  });

  it('is left out, and not counted, by telephone', async () => {
    const resultado = [owner('927508896'), owner('927508897', 'EVA LIMA')];
    const { data } = await find(BY_PHONE, '16927508896', () => ({ quantidade: 2, resultado }));
    expect(data).toMatchObject({ quantidade: 1, resultado: [{ nome: 'RUI LIMA' }] });
    expect(JSON.stringify(data)).not.toContain('EVA');
  });

  it.each([
    ['1687654321', '987654321'],
    ['16987654321', '87654321'],
    ['16987654321', '98765-4321'],
    ['1633224402', '3322-4402'],
  ])('is not whoever has %s, which the bureau tells as %s', async (asked, told) => {
    const { data } = await find(BY_PHONE, asked, () => ({ quantidade: 1, resultado: [owner(told)] }));
    expect(data).toMatchObject({ quantidade: 1, resultado: [{ nome: 'RUI LIMA', telefone: told }] });
  });

  it('does not end the pages, wherever they stand', async () => {
    const others = cpfs(0, 21);
    const nameOf = (cpf: string) => (others.includes(cpf) ? 'ANA LIMA SA' : NAME);
    const { people, list, calls } = await search(45, inTurn(45), nameOf);
    expect([people, list.total, list.haMais, calls]).toEqual([cpfs(21, 24), 24, false, 3]);
  });

  it('leaves said that the bureau has more people', async () => {
    const last = cpfs(499, 1)[0];
    const { people, list } = await search(812, inTurn(812), (cpf) => (cpf === last ? 'ANA LIMA SA' : NAME));
    expect([people, list.total, list.haMais]).toEqual([cpfs(0, 499), 499, true]);
  });

  it.each([
    ['name', () => find(BY_NAME, NAME, () => ({ total: 1, resultados: [bearer('ANA LIMA SA')] }))],
    ['mother', () => find(BY_MOTHER, NAME, () => ({ total: 1, resultado: [child(null)] }))],
    ['telephone', () => find(BY_PHONE, '16927508896', () => ({ quantidade: 1, resultado: [owner('927508897')] }))],
    ['landline', () => find(BY_PHONE, '1633224402', () => ({ quantidade: 1, resultado: [owner('933224402')] }))],
    ['area code', () => find(BY_PHONE, '1187654321', () => ({ quantidade: 1, resultado: [owner('987654321')] }))],
  ])('makes the source be out where there is nobody else, by %s', async (_by, answer) => {
    await expect(answer()).rejects.toMatchObject({ kind: 'bad-answer', code: 'SOURCE_DOWN' });
  });
});

it.each(["JOANA D'AVILA", 'JOANA D AVILA', 'JOANA DAVILA', 'JOANA D’ÁVILA'])(
  'Who was asked for with an apostrophe is known where the bureau writes %s',
  async (told) => {
    const asked = queryOf('nome', { nome: 'Joana D’Ávila' }).nome as string;
    expect(asked).toBe("Joana D'Ávila");
    const named = await find(BY_NAME, asked, () => ({ total: 1, resultados: [bearer(told)] }));
    expect(named.data.total).toBe(1);
    const born = await find(BY_MOTHER, asked, () => ({ total: 1, resultado: [child(told)] }));
    expect(born.data.total).toBe(1);
  },
);
