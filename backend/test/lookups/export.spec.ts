import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startApp, type World } from '../harness/start-app.js';
import { heldUp } from './held-up.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
/** So many entries, read into memory, would not fit into a heap of that size. */
const MANY = 200_000;
const HEAP_MB = 128;
let app: World;

beforeAll(async () => {
  app = await startApp();
});

const EXPORT = '/api/user/history/export';
const exported = (ana: Subscriber, query = '') => ana.file(`${EXPORT}?format=csv${query}`);
const linesOf = (bytes: Buffer) => bytes.toString('utf8').trimEnd().split('\r\n').slice(1);

describe('The exported history', () => {
  it('is a file for a spreadsheet with all entries, masked', async () => {
    const ana = await Subscriber.of(app);
    for (let i = 0; i < 105; i++) await ana.cpf(CPF);
    await ana.cnpj('11222333000181');
    const { answer, bytes } = await exported(ana);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="historico-consultas-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Data/Hora;Tipo;Consulta;Status');
    expect(lines).toHaveLength(107);
    expect(lines[1]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d;CNPJ;11\.222\.333\/0001-81;Sucesso$/);
    expect(lines[2]).toMatch(/;CPF;\*\*\*\.982\.247-\*\*;Sucesso$/);
    expect(bytes.toString('utf8')).not.toContain(CPF);
  });

  it('keeps to the filters of the list and to the account', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ana.cnpj('11222333000181');
    const { bytes } = await exported(ana, '&type=cnpj');
    expect(bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(2);
    const other = await exported(await Subscriber.of(app));
    expect(other.bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(1);
    expect((await app.http.get('/api/user/history/export')).status).toBe(401);
    expect((await ana.http.get('/api/user/history/export?format=xls')).status).toBe(400);
  });
});

it('The history leaves thirty times a quarter of an hour, by whichever call: each reads all of it (ASVS 15.2.2)', async () => {
  const limited = await startApp({ beside: app, env: { RATE_LIMIT: 'on' } });
  const ana = await Subscriber.of(limited);
  const statuses: number[] = [];
  for (let time = 0; time < 15; time++) {
    statuses.push((await ana.http.get(EXPORT)).status, (await ana.http.post(EXPORT, {})).status);
  }
  expect(statuses).toEqual(Array(30).fill(200));
  const refused = await ana.http.get<{ code: string }>(EXPORT);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect((await ana.http.get('/api/user/history')).status).toBe(200);
  await limited.stop();
});

describe('The export of a search or a selection', () => {
  it('holds what the search finds, and no more', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ana.cpf('11144477735');
    await ana.cnpj('11222333000181');
    const { answer, bytes } = await ana.file(EXPORT, { texto: '529.982.247-25', format: 'csv' });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="historico-consultas-/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(linesOf(bytes)).toEqual([expect.stringMatching(/;CPF;\*\*\*\.982\.247-\*\*;Sucesso$/)]);
    expect(linesOf((await ana.file(EXPORT, { texto: 'cpf', type: 'cnpj' })).bytes)).toEqual([]);
    expect(linesOf((await ana.file(EXPORT, { status: 'success', sort: 'oldest' })).bytes)).toHaveLength(3);
  });

  it('holds the chosen entries of the account, newest first, each once', async () => {
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    await ana.cpf(CPF);
    await ana.cnpj('11222333000181');
    await ana.cpf('11144477735');
    await bia.cpf(CPF);
    const [newest, , oldest] = (await ana.history()).history;
    const foreign = (await bia.history()).history[0];
    const ids = [oldest?.id, newest?.id, oldest?.id, foreign?.id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
    const { answer, bytes } = await ana.file(EXPORT, { ids });
    expect(answer.status).toBe(200);
    expect(linesOf(bytes).map((line) => line.split(';').slice(1, 3))).toEqual([
      ['CPF', '***.444.777-**'],
      ['CPF', '***.982.247-**'],
    ]);
  });

  it.each([
    [{ ids: [] }, 'Escolha de 1 a 100 consultas.'],
    [{ ids: ['x'] }, 'Consulta inválida na seleção.'],
    [{ ids: 'x' }, 'Escolha de 1 a 100 consultas.'],
    [{ format: 'xls' }, 'Formato inválido. Use csv.'],
    [
      { ids: ['0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11'], texto: CPF },
      'Envie as consultas escolhidas ou uma busca, não as duas.',
    ],
  ])('refuses %j', async (body, text) => {
    const ana = await Subscriber.of(app);
    const { status, body: answer } = await ana.http.post<{ error: string }>(EXPORT, body);
    expect([status, answer.error]).toEqual([400, text]);
  });
});

it(`The export of ${MANY} entries holds each of them once, in order, and passes through a process that could not hold them all`, async () => {
  const small = await startApp({
    ownProcess: true,
    beside: app,
    env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  });
  const ana = await Subscriber.of(small);
  await app.sql.query(ENTRIES, [ana.id, MANY]);
  const lines = linesOf((await exported(ana, '&sort=oldest')).bytes);
  expect(lines.length).toBe(MANY);
  expect(lines.findIndex((line, at) => line.split(';')[2] !== String(at + 1))).toBe(-1);
  await small.stop();
});

it('An export under way is cut off where its session ends (ASVS 7.4.1)', async () => {
  const ana = await Subscriber.of(app);
  await app.sql.query(ENTRIES, [ana.id, MANY]);
  const asked = get(`${app.url}${EXPORT}`, { headers: { authorization: ana.token, connection: 'close' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect((await ana.http.post('/api/auth/logout')).status).toBe(200);
  await expect(buffer(answer)).rejects.toThrow('aborted');
});

it('An export whose session ends before its first byte is refused as any other call would be', async () => {
  const ana = await Subscriber.of(app);
  const { status, body } = await heldUp(
    app,
    { lock: 'account_events IN SHARE MODE', words: 'INSERT INTO account_events' },
    () => ana.http.get<{ code: string }>('/api/user/export'),
    async ({ release }) => {
      await ana.http.post('/api/auth/logout');
      await release();
    },
  );
  expect([status, body.code]).toEqual([401, 'TOKEN_EXPIRED']);
});

/** Each a millisecond after the one before, from the start of this day on. */
const ENTRIES = `
  INSERT INTO lookup_history (account_id, created_at, id, type, outcome, origem, fonte, protocolo, masked, latency_ms)
  SELECT $1, at, (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'cep', 'success',
    'aberta', 'ViaCEP', 'x', n::text, 1
  FROM (SELECT n, date_trunc('day', now()) + n * interval '1 ms' AS at,
      lpad(to_hex((extract(epoch FROM date_trunc('day', now())) * 1000)::bigint + n), 12, '0') AS hex
    FROM generate_series(1, $2::int) AS n) AS drawn
`;
