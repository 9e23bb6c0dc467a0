import { AwaitedWork } from '../../../../platform/awaited-work.js';
import { WorkQueue } from './work-queue.js';

function task() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const NEVER = 2 ** 30;

function queueOf(atOnce: number, waiting: number, longestPauseMs = NEVER) {
  const awaited = new AwaitedWork();
  return { awaited, queue: new WorkQueue({ atOnce, atOnceBeside: 1, waiting, longestPauseMs }, awaited) };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('a work queue', () => {
  it('runs so many at once, lets the others wait in order, and answers each its own', async () => {
    const { queue } = queueOf(2, 2);
    const tasks = [task(), task(), task(), task()];
    const order: number[] = [];
    const results = tasks.map((work, index) =>
      queue.run(() => {
        order.push(index);
        return work.promise;
      }),
    );
    await settle();
    expect(order).toEqual([0, 1]);
    tasks[1]?.resolve('b');
    await settle();
    expect(order).toEqual([0, 1, 2]);
    for (const [index, work] of tasks.entries()) work.resolve('abcd'.charAt(index));
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('refuses at once when all places are taken, and says when to come back (ASVS 15.2.2)', async () => {
    const { queue } = queueOf(1, 1);
    const first = task();
    const running = queue.run(() => first.promise);
    const waiting = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'BUSY',
      retryAfterSeconds: 1,
    });
    first.resolve('first');
    expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
    await expect(queue.run(async () => 'again')).resolves.toBe('again');
  });

  it('begins nothing while somebody waits for other work, and one after the other shortly after it', async () => {
    const { queue, awaited } = queueOf(2, 3);
    const [lookup, ...tasks] = [task(), task(), task(), task()];
    const order: string[] = [];
    const begin = (work: ReturnType<typeof task>, name: string) =>
      queue.run(() => {
        order.push(name);
        return work.promise;
      });
    const awaitedLookup = awaited.during(() => lookup?.promise ?? Promise.resolve(''));
    const results = tasks.map((work, index) => begin(work, `task ${index}`));
    await settle();
    expect(order).toEqual([]);
    order.push('lookup over');
    lookup?.resolve('found');
    await awaitedLookup;
    await settle();
    expect(order).toEqual(['lookup over', 'task 0']);
    tasks[0]?.resolve('a');
    await settle();
    expect(order).toEqual(['lookup over', 'task 0', 'task 1']);
    for (const work of tasks) work.resolve('b');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'b']);
  });

  it('lets what already runs end beside such work, and goes on however long that takes', async () => {
    const { queue, awaited } = queueOf(2, 3, 1);
    const [first, lookup] = [task(), task()];
    const running = queue.run(() => first.promise);
    const awaitedLookup = awaited.during(() => lookup.promise);
    const next = queue.run(async () => 'next');
    first.resolve('first');
    expect(await Promise.all([running, next])).toEqual(['first', 'next']);
    expect(awaited.some).toBe(true);
    lookup.resolve('found');
    await awaitedLookup;
  });

  it('goes on after a failure', async () => {
    const { queue } = queueOf(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(async () => 'next')).resolves.toBe('next');
  });
});
