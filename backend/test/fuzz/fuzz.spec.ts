import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { ROUTES, type Thing } from '../authorisation/routes.js';
import type { Caller } from '../authorisation/rules.js';
import { inhabit, type World } from '../authorisation/world.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { leakIn } from './answers.js';
import { KNOWN_ID } from './plausible.js';
import { type FuzzRequest, REQUESTS, WITHOUT_ID } from './requests.js';

jest.setTimeout(3_600_000);

/**
 * `npm run verify:fuzz` sends 20,000, others each time; a build that was good once is not refused for what a new seed finds.
 * The seed of a run, and the number of one of its requests, send the same again.
 */
const SIZE = Number(process.env.VERIFY_FUZZ_REQUESTS ?? 500);
const SEED = Number(process.env.VERIFY_FUZZ_SEED ?? (SIZE > 500 ? Date.now() % 1_000_000 : 150_322));
const ONLY = process.env.VERIFY_FUZZ_ONLY;

const AT_ONCE = 8;
/** Some requests end sessions: the callers are made anew after so many. */
const A_LIFE = 400;
const MOST_MS = 10_000;
/** May see what is not theirs. */
const TRUSTED: readonly Caller[] = ['owner', 'key', 'admin', 'unproven', 'oneTime'];

type Things = Readonly<Partial<Record<Thing, string>>>;

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: { SOURCE_DEADLINE_MS: '900' } });
});

it(`${SIZE} requests of every kind to every operation are answered as described, in time and without a leak (seed ${SEED})`, async () => {
  const numbers = ONLY ? [Number(ONLY)] : Array.from({ length: SIZE }, (_, number) => number);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  while (numbers.length > 0) {
    const { world, things } = await callers();
    const life = numbers.splice(0, A_LIFE);
    const work = async () => {
      for (let number = life.shift(); number !== undefined; number = life.shift()) {
        const request = requestOf(number, things);
        const { status, fault } = await outcomeOf(request, world);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (fault) failures.push(`${fault}\n  VERIFY_FUZZ_SEED=${SEED} VERIFY_FUZZ_ONLY=${number} ${said(request)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  if (SIZE > 1_000) console.info(`${told.join(', ')}\n${failures.length} failures`);
  expect(failures.slice(0, 40).join('\n')).toBe('');
});

it('What is no id is refused at each place of each path, whatever stands at the others', async () => {
  const { world, things } = await callers();
  const failures: string[] = [];
  for (let number = 0; number < WITHOUT_ID.length * 3; number += 1) {
    const request = requestOf(number, things, WITHOUT_ID);
    const { fault } = await outcomeOf(request, world);
    if (fault) failures.push(`${fault} ${said(request)}`);
  }
  expect(WITHOUT_ID.length).toBeGreaterThan(20);
  expect(failures.join('\n')).toBe('');
});

/** One of every caller, and one of everything that a path can name. */
async function callers(): Promise<{ world: World; things: Things }> {
  const world = await inhabit(app);
  const things: Partial<Record<Thing, string>> = {};
  for (const [thing, make] of Object.entries(world.make)) things[thing as Thing] = await make();
  return { world, things };
}

function requestOf(number: number, things: Things, requests = REQUESTS): FuzzRequest {
  const arbitrary = requests[number % requests.length];
  const [request] = arbitrary ? fc.sample(arbitrary, { seed: SEED * 1_000_003 + number, numRuns: 1 }) : [];
  if (!request) throw new Error('there is no operation');
  const thing = things[ROUTES[request.operation]?.of ?? 'account'] ?? '';
  const { path, body } = request;
  return { ...request, path: path.replaceAll(KNOWN_ID, thing), body: body?.replaceAll(KNOWN_ID, thing) ?? null };
}

async function outcomeOf(request: FuzzRequest, world: World): Promise<{ status: number; fault: string | null }> {
  const { caller, method, path, headers, body } = request;
  try {
    const answered = world.as[caller].raw<unknown>(method, path, body ?? undefined, headers);
    const answer = await Promise.race([answered, sleep(MOST_MS, null, { ref: false })]);
    if (!answer) return { status: 0, fault: `no answer in ${MOST_MS} ms` };
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return { status: answer.status, fault: faultOf(answer.status, text, request, world) };
  } catch (error) {
    const { message } = error as Error;
    return { status: 0, fault: (await isRightlyCut(message, request, world)) ? null : message };
  }
}

/** A file is cut off where another request has ended its reader's session: who asks again is not let in. */
async function isRightlyCut(
  message: string,
  { caller, method, path, headers }: FuzzRequest,
  world: World,
): Promise<boolean> {
  if (message !== 'aborted') return false;
  return (await world.as[caller].raw(method, path, undefined, headers)).status === 401;
}

function faultOf(status: number, text: string, { caller, path, body }: FuzzRequest, { marks }: World): string | null {
  if (status === 500 || text.includes('"UNAVAILABLE"')) return String(status);
  const leak = leakIn(text, `${path} ${body}`);
  if (leak) return `${status} tells ${leak}: ${text.slice(0, 300)}`;
  const strange = TRUSTED.includes(caller) ? undefined : marks.find((mark) => text.includes(mark));
  return strange ? `${status} tells ${caller} of somebody else: ${strange}` : null;
}

function said({ caller, method, path, headers, body }: FuzzRequest): string {
  return `${caller} ${method} ${path.slice(0, 500)} ${JSON.stringify(headers).slice(0, 300)} ${body?.slice(0, 500) ?? ''}`;
}

it('The same requests find a database that is not as the product wants it', async () => {
  const { world, things } = await callers();
  await app.sql.query('ALTER TABLE suggestions RENAME TO suggestions_away');
  const touches = (number: number) => requestOf(number, things).operation.toLowerCase().includes('suggestion');
  const touching = REQUESTS.map((_, number) => number).filter(touches);
  // A request that gets as far as the database comes by chance: there are enough of them.
  const numbers = Array.from({ length: 200 }, (_, round) => touching.map((number) => number + round * REQUESTS.length));
  const faults: (string | null)[] = [];
  for (const number of numbers.flat()) {
    faults.push((await outcomeOf(requestOf(number, things), world)).fault);
    if (faults.includes('500')) break;
  }
  await app.sql.query('ALTER TABLE suggestions_away RENAME TO suggestions');
  expect(faults).toContain('500');
});

describe('The look at answers', () => {
  it.each([
    ['a stack trace', '{"error":"x\\n    at run (/app/dist/main.js:1:2)"}'.replace('\\n', '\n')],
    ['a file of ours', '{"error":"cannot open /app/product/secrets.json"}'],
    ['the database', '{"error":"relation \\"accounts\\" does not exist"}'],
    ['a statement', '{"error":"SELECT id FROM accounts WHERE id = $1"}'],
    ['an unknown error', `{"error":"Cannot read properties of undefined (reading 'id')"}`],
  ])('sees %s', (what, answer) => {
    expect(leakIn(answer, '')).toBe(what);
  });

  it('does not take for one what was sent', () => {
    expect(leakIn('{"error":"relation \\"x\\" "}', 'relation \\"x\\"')).toBeNull();
  });
});
