import { Person } from '../../sandbox/population/index.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';
import { ASKED, ask, type PersonalType } from './queries-about-people.js';

jest.setTimeout(120_000);

const SLOTS = 10;
const MANUEL = Person.ofCpf('52998224725');
/** Each at a vendor of its own, none of them the bureau. */
const ELSEWHERE: readonly PersonalType[] = ['cpf-2', 'fotorj', 'email', 'pix'];

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ ownProcess: true, env: { ...PATIENT_SOURCES, SOURCE_CONCURRENCY: String(SLOTS) } });
});

it('A vendor that swallows every call holds up its own lookups alone', async () => {
  const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
  const elsewhere = () => ELSEWHERE.map((type) => ask(bia, type, ASKED[type](MANUEL)));
  // The first call to each source takes longest, and the swallowed ones end by themselves after 12 s.
  await Promise.all([...elsewhere(), bia.cnpj('11222333000181'), ask(bia, 'cep', { cep: '01310100' })]);
  await app.sandbox.delete('/traffic');
  await app.sandbox.post('/latency/bureau', { ms: 60_000 });
  let ended = 0;
  const people = Array.from({ length: SLOTS * 3 }, (_, i) => Person.at(i * 37 + 5));
  for (const { cpf } of people)
    void ana
      .cpf(cpf)
      .catch(() => null)
      .finally(() => (ended += 1));
  await until(async () => (await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total >= SLOTS);

  for (let round = 0; round < 3; round++) {
    const answers = [
      ...(await Promise.all(elsewhere())),
      await bia.cnpj('11222333000181'),
      await ask(ana, 'cep', { cep: '01310100' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [200, undefined]));
    expect((await ana.history()).total).toBe(round + 1);
  }
  expect(ended).toBe(0);
  const { body } = await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau');
  expect(body.total).toBe(SLOTS);
  await app.kill('SIGKILL');
  await until(async () => ended === people.length);
});
