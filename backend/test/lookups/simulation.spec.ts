import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { brazilianDay, listPeople, Person } from '../../sandbox/population/index.js';
import { SIMULATED_ODDS } from '../../src/modules/lookups/vendors/simulated-registration.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { DOWN, type LookupBody, QUICK_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const MANUEL = Person.ofCpf('52998224725');
const OUT = ['server-error', 'rate-limited', 'timeout', 'reset', 'garbage', 'empty'] as const;

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: { ...QUICK_SOURCES, CPF2_FALLBACK: 'simulated' } });
});

afterEach(() => app.sandbox.delete('/faults'));

function registration(who: Subscriber, { cpf, birth }: Person) {
  return who.http.post<LookupBody>('/api/external/cpf-2', { cpf, dataNascimento: brazilianDay(birth) });
}

describe('CPF 2.0 with the simulated fallback', () => {
  it.each(OUT)('invents an answer at %s, says so, and keeps it as such', async (fault) => {
    const ana = await Subscriber.of(app);
    const { status, body } = await registration(ana, UNLUCKY[fault]);
    expect([status, body.success]).toEqual([200, true]);
    expect(body.meta).toMatchObject({ origem: 'simulada', simulado: true, fonte: 'Simulação', dadosDe: null });
    expect(body.data).toMatchObject({
      dados_pessoais: { nome: null, cpf: UNLUCKY[fault].cpf },
      receita_federal: { fonte: 'Simulação' },
    });
    const { situacao } = body.data.receita_federal as { situacao: string };
    expect(Object.keys(SIMULATED_ODDS)).toContain(situacao);
    expect(await ana.kept()).toEqual({ history: ['cpf-2 simulated'], audit: ['cpf-2 simulated'], counted: 1 });
    await registration(ana, MANUEL);
  });

  it('is a success in no list, count or export, and carries its origin in each', async () => {
    const ana = await Subscriber.of(app);
    const { body: answer } = await registration(ana, UNLUCKY['server-error']);
    expect(await ana.history('?status=success')).toMatchObject({ total: 0, history: [] });
    const { history } = await ana.history();
    expect(history).toEqual([
      expect.objectContaining({
        success: false,
        outcome: 'simulated',
        simulado: true,
        origem: 'simulada',
        resultSummary: { hasResults: true },
      }),
    ]);
    const { body: opened } = await ana.http.get<LookupBody>(`/api/user/history/${history[0]?.id}`);
    expect(opened.data).toEqual(answer.data);
    expect(opened.meta).toEqual({ ...answer.meta, consultadoEm: expect.any(String) });
    const { body: csv } = await ana.http.get<string>('/api/user/history/export');
    expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringMatching(/;CPF 2\.0;.*;Simulado$/)]);
    const { rows } = await app.sql.query(
      `SELECT outcome FROM (SELECT account_id, outcome FROM lookup_counts_pending
         UNION ALL SELECT account_id, outcome FROM lookup_account_counts) AS counts WHERE account_id = $1`,
      [ana.id],
    );
    expect(rows).toEqual([{ outcome: 'simulated' }]);
  });

  it('asks the source first, and believes it: found, nobody, and minors withheld', async () => {
    const ana = await Subscriber.of(app);
    const [minor] = listPeople(1, { minor: true }) as [Person];
    const answers = [];
    for (const person of [MANUEL, UNLUCKY['not-found'], minor]) answers.push(await registration(ana, person));
    expect(answers.map(({ status, body }) => [status, body.meta?.simulado])).toEqual([
      [200, false],
      [404, undefined],
      [451, undefined],
    ]);
    expect((await ana.kept()).history).toEqual(['cpf-2 success', 'cpf-2 not_found', 'cpf-2 withheld']);
  });

  it('withholds a minor even when there is nobody to ask', async () => {
    const ana = await Subscriber.of(app);
    const [minor] = listPeople(1, { minor: true }) as [Person];
    await app.sandbox.post('/faults/serpro', { kind: 'server-error' });
    expect((await registration(ana, minor)).status).toBe(451);
    expect((await ana.kept()).history).toEqual(['cpf-2 withheld']);
  });

  it('leaves every other type as it was', async () => {
    const ana = await Subscriber.of(app);
    const { status, body } = await ana.cpf(UNLUCKY['server-error'].cpf);
    expect([status, body.error]).toEqual([502, DOWN]);
  });
});

describe('The simulated fallback', () => {
  it('is off unless the settings ask for it', async () => {
    const plain = await startApp({ env: QUICK_SOURCES });
    const ana = await Subscriber.of(plain);
    const { status, body } = await registration(ana, UNLUCKY['server-error']);
    expect([status, body.code, body.error]).toEqual([502, 'SOURCE_DOWN', DOWN]);
    expect((await ana.kept()).history).toEqual(['cpf-2 source_down']);
    await plain.stop();
  });
});
