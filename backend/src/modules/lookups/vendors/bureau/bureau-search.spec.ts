import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { VendorClient } from '../../../../platform/http/vendor-client.js';
import { BureauSearch } from './bureau-search.js';
import { BY_NAME } from './bureau-searches.js';

const NAME = 'ANA LIMA';
const cpfs = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(20_000_000_000 + from + at));

/** What a bureau answers that has so many people, twenty a page, to the question for one of its pages. */
type Page = (page: number) => readonly string[] | null;
const inTurn =
  (total: number): Page =>
  (page) =>
    cpfs((page - 1) * 20, Math.min(20, total - (page - 1) * 20));

/** The CPFs that the search by name answers, what it says of the list, and how many calls it took. */
async function search(total: number, pageOf: Page) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls++;
    const { pagina = 1 } = (await json(request)) as { pagina?: number };
    const people = pageOf(pagina);
    const resultados = people?.map((cpf) => ({ dados_cpf: { nome: NAME, cpf } }));
    response.writeHead(people ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(people ? { status: 'ok', total, resultados } : { status: 'erro' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new VendorClient({
    vendor: 'Birô',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deadlineMs: 30_000,
  });
  const source = new BureauSearch(client, { origem: 'contratada', fonte: 'Birô', legalBasis: null }, BY_NAME);
  const answer = await source.find({ nome: NAME }).finally(async () => {
    await client.onApplicationShutdown();
    server.close();
  });
  if (!answer) throw new Error('the bureau told nobody');
  const { resultados, ...list } = answer.data;
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
