import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OneWorker, WorkerBusy, type WorkerLimits, WorkerOutOfMemory } from './one-worker.js';

/** Keeps its processor busy for so long, and tells how often it was asked before and what it can see. */
const PROGRAM = `
  let asked = 0;
  export default ({ ms, fails, fills }) => {
    // Little by little: much at once ends the whole process where V8 keeps much of what is young, as it does in tests.
    for (const kept = []; fills; ) kept.push({ n: kept.length });
    for (const end = Date.now() + ms; Date.now() < end; );
    if (fails) throw new TypeError('no such letter');
    return { asked: asked++, secrets: Object.keys(process.env).length };
  };
`;
const LIMITS: WorkerLimits = { mostWaiting: 2, deadlineMs: 60_000, idleMs: 60_000, memoryMb: 32 };

interface Job {
  ms: number;
  fails?: boolean;
  fills?: boolean;
}

describe('A worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-worker-'));
  const program = join(folder, 'program.mjs');
  const open: OneWorker<Job, { asked: number; secrets: number }>[] = [];
  const worker = (limits: Partial<WorkerLimits> = {}) => {
    const one = new OneWorker<Job, { asked: number; secrets: number }>(program, { ...LIMITS, ...limits });
    open.push(one);
    return one;
  };

  beforeAll(() => writeFileSync(program, PROGRAM));
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('does one job after the other in one thread, which sees no settings', async () => {
    const one = worker();
    const answers = await Promise.all([one.run({ ms: 5 }), one.run({ ms: 0 }), one.run({ ms: 0 })]);
    expect(answers.map(({ asked }) => asked).toSorted()).toEqual([0, 1, 2]);
    expect(answers.map(({ secrets }) => secrets)).toEqual([0, 0, 0]);
  });

  it('turns away what finds as many jobs waiting as may, and goes on', async () => {
    const one = worker();
    await one.run({ ms: 0 });
    const given = Array.from({ length: 5 }, () => one.run({ ms: 20 }));
    const ends = await Promise.allSettled(given);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    await expect(given[4]).rejects.toThrow(WorkerBusy);
    expect((await one.run({ ms: 0 })).asked).toBe(4);
  });

  it('gives up a job that is not done in time, and does the next one in another thread', async () => {
    const one = worker({ deadlineMs: 5_000 });
    await one.run({ ms: 0 });
    await expect(one.run({ ms: 3_600_000 })).rejects.toThrow(WorkerBusy);
    expect((await one.run({ ms: 0 })).asked).toBe(0);
  });

  it('tells of a job that took more memory than it has, and does the next one in another thread', async () => {
    const one = worker();
    await one.run({ ms: 0 });
    await expect(one.run({ ms: 0, fills: true })).rejects.toThrow(WorkerOutOfMemory);
    expect((await one.run({ ms: 0 })).asked).toBe(0);
  });

  it('ends when there is nothing to do, and begins again', async () => {
    const one = worker({ idleMs: 20 });
    expect((await one.run({ ms: 0 })).asked).toBe(0);
    for (let tries = 0; (await one.run({ ms: 0 })).asked !== 0; tries++) {
      expect(tries).toBeLessThan(20);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  it('says what went wrong in a job', async () => {
    await expect(worker().run({ ms: 0, fails: true })).rejects.toThrow('no such letter');
  });
});
