import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { heldUp, LOOKUP_IS_KEPT, PLAN_IS_READ } from './held-up.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';

/** Deaths at each step; `npm run verify:lookup-kills` asks for twenty. */
const KILLS = Number(process.env.VERIFY_LOOKUP_KILLS ?? 1);
const CPF = '52998224725';

jest.setTimeout(120_000 * KILLS);

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ ownProcess: true, env: PATIENT_SOURCES });
});

const calls = async () => (await app.sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total;
const isKept = (ana: Subscriber) => until(async () => (await ana.kept()).counted);

/** A lookup under way; null when its connection is cut off. */
const lookUp = (ana: Subscriber) => ana.cpf(CPF).catch(() => null);
type Ended = Awaited<ReturnType<typeof lookUp>>;

/** A step of a lookup: it is killed there, and leaves that many entries. */
interface Step {
  readonly entries: 0 | 1;
  readonly killed: (ana: Subscriber) => Promise<Ended>;
}

const STEPS: Readonly<Record<string, Step>> = {
  '1, before its source is asked': {
    entries: 0,
    killed: async (ana) => {
      await app.restart(); // so that it knows no plan yet
      return heldUp(
        app,
        PLAN_IS_READ,
        () => lookUp(ana),
        async () => {
          expect(await calls()).toBe(0);
          await app.kill('SIGKILL');
        },
      );
    },
  },
  '2, once its source is asked': {
    entries: 0,
    killed: async (ana) => {
      await app.sandbox.post('/gates/bureau');
      const answer = lookUp(ana);
      await until(calls);
      await app.kill('SIGKILL');
      await app.sandbox.delete('/gates');
      return answer;
    },
  },
  '3, while it is being kept, its session in the database ending too': {
    entries: 0,
    killed: (ana) =>
      heldUp(
        app,
        LOOKUP_IS_KEPT,
        () => lookUp(ana),
        async ({ session }) => {
          await app.kill('SIGKILL');
          await app.sql.query('SELECT pg_terminate_backend($1, 10000)', [session]);
        },
      ),
  },
  '4, while it is being kept, the database going on': {
    entries: 1,
    killed: (ana) =>
      heldUp(
        app,
        LOOKUP_IS_KEPT,
        () => lookUp(ana),
        async ({ release }) => {
          await app.kill('SIGKILL');
          await release();
          await isKept(ana);
        },
      ),
  },
  '5, when it is kept and not yet answered': {
    entries: 1,
    killed: (ana) =>
      heldUp(
        app,
        LOOKUP_IS_KEPT,
        () => lookUp(ana),
        async ({ release }) => {
          process.kill(app.pid() ?? 0, 'SIGSTOP');
          await release();
          await isKept(ana);
          await app.kill('SIGKILL');
        },
      ),
  },
  '6, when it is answered': {
    entries: 1,
    killed: async (ana) => {
      const answer = await lookUp(ana);
      await app.kill('SIGKILL');
      return answer;
    },
  },
};

const LAST = Object.values(STEPS).at(-1);

describe('A lookup whose process is killed', () => {
  it.each(Object.entries(STEPS))(
    'at step %s, is kept whole or not at all, and for certain once it is answered (ASVS 2.3.3)',
    async (title, step) => {
      for (let kill = 1; kill <= KILLS; kill++) await once(title, step, step === LAST && kill === KILLS);
    },
  );

  async function once(title: string, { entries, killed }: Step, isLast: boolean): Promise<void> {
    await app.sandbox.delete('/traffic');
    const ana = await Subscriber.of(app);
    const answer = await killed(ana);
    expect(answer?.status ?? null).toBe(title.startsWith('6') ? 200 : null);
    await app.restart(isLast ? 'here' : undefined);
    const lines: string[] = Array(entries).fill('cpf success');
    expect(await ana.kept()).toEqual({ history: lines, audit: lines, counted: entries });
    const { history, total } = await ana.history();
    expect([history.length, total]).toEqual([entries, entries]);
    if (answer) expect(history[0]?.protocolo).toBe(answer.body.meta.protocolo);
    expect((await ana.cpf(CPF)).status).toBe(200);
    expect((await ana.kept()).counted).toBe(entries + 1);
  }
});
