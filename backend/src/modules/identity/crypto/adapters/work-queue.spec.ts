import { WorkQueue } from './work-queue.js';

function task() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('a work queue', () => {
  it('runs so many at once, lets the others wait in order, and answers each its own', async () => {
    const queue = new WorkQueue(2, 2);
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
    const queue = new WorkQueue(1, 1);
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

  it('goes on after a failure', async () => {
    const queue = new WorkQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(async () => 'next')).resolves.toBe('next');
  });
});
