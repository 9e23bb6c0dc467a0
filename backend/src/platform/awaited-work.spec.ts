import { AwaitedWork } from './awaited-work.js';

describe('awaited work', () => {
  it('is there until all of it is over, well or badly, and was lately then', async () => {
    const awaited = new AwaitedWork();
    expect([awaited.some, awaited.within(60_000)]).toEqual([false, false]);
    const failing = awaited.during(() => Promise.reject(new Error('no')));
    const working = awaited.during(async () => 'done');
    expect(awaited.some).toBe(true);
    await expect(failing).rejects.toThrow('no');
    expect(await working).toBe('done');
    expect([awaited.some, awaited.within(60_000), awaited.within(0)]).toEqual([false, true, false]);
  });

  it('is waited for by what can wait, until the last of it ends', async () => {
    const awaited = new AwaitedWork();
    const order: string[] = [];
    const ends: Array<() => void> = [];
    const works = [1, 2].map((name) =>
      awaited.during(() => new Promise<void>((resolve) => ends.push(resolve))).then(() => order.push(`work ${name}`)),
    );
    const pause = awaited.pause(2 ** 30).then(() => order.push('went on'));
    ends[0]?.();
    await works[0];
    expect(order).toEqual(['work 1']);
    ends[1]?.();
    await Promise.all([...works, pause]);
    expect(order.slice().sort()).toEqual(['went on', 'work 1', 'work 2']);
  });

  it('is not waited for where there is none, nor longer than told', async () => {
    const awaited = new AwaitedWork();
    await awaited.pause(2 ** 30);
    let end: () => void = () => undefined;
    const work = awaited.during(() => new Promise<void>((resolve) => (end = resolve)));
    await awaited.pause(1);
    expect(awaited.some).toBe(true);
    end();
    await work;
  });
});
