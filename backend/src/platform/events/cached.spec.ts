import { Cached } from './cached.js';
import type { Signals } from './signals.js';

/** What a memory asks of signals, to be given by hand. */
function signalsByHand() {
  const heard = new Map<string, () => void>();
  const signals = {
    on: (channel: string, handler: () => void) => heard.set(channel, handler),
    onGap: (handler: () => void) => heard.set('gap', handler),
  };
  return { signals: signals as unknown as Signals, say: (channel: string) => heard.get(channel)?.() };
}

function memory() {
  let now = 0;
  let readings = 0;
  const { signals, say } = signalsByHand();
  const cached = new Cached(
    async () => ++readings,
    signals,
    'changed',
    () => now,
  );
  return { cached, say, pass: (ms: number) => (now += ms) };
}

describe('What is remembered', () => {
  it('is read once, until it is said to have changed or a signal may have been missed', async () => {
    const { cached, say } = memory();
    expect([await cached.get(), await cached.get()]).toEqual([1, 1]);
    say('changed');
    expect([await cached.get(), await cached.get()]).toEqual([2, 2]);
    say('gap');
    expect(await cached.get()).toBe(3);
  });

  it('is read again after five seconds at the latest', async () => {
    const { cached, pass } = memory();
    await cached.get();
    pass(4_999);
    expect(await cached.get()).toBe(1);
    pass(1);
    expect(await cached.get()).toBe(2);
  });

  it('is dropped by a change that comes while it is read', async () => {
    const { cached, say } = memory();
    const before = cached.get();
    say('changed');
    expect([await before, await cached.get()]).toEqual([1, 2]);
  });

  it('is no failure: the next one who asks tries again', async () => {
    let broken = true;
    const { signals } = signalsByHand();
    const cached = new Cached(async () => (broken ? Promise.reject(new Error('fora')) : 'lido'), signals, 'x');
    await expect(cached.get()).rejects.toThrow('fora');
    broken = false;
    await expect(cached.get()).resolves.toBe('lido');
  });
});
