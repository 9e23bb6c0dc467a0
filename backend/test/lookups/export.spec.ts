import { type RunningApp, startApp } from '../harness/start-app.js';
import { QUICK_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: QUICK_SOURCES });
});

async function exported(ana: Subscriber, query = '') {
  const { authorization } = (ana.http as unknown as { headers: Record<string, string> }).headers;
  const answer = await fetch(`${app.url}/api/user/history/export?format=csv${query}`, {
    headers: { authorization: authorization ?? '' },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

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
