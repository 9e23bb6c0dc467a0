import { ExpiringMap } from './expiring-map.js';
import { keptCall } from './shared-calls.js';

describe('A call whose outcome is kept', () => {
  it('is made once, and again where it failed', async () => {
    const kept = new ExpiringMap<Promise<string>>(60_000, 10);
    await expect(keptCall(kept, 'ana', () => Promise.reject(new Error('fora')))).rejects.toThrow('fora');
    expect(await keptCall(kept, 'ana', async () => 'lido')).toBe('lido');
    expect(await keptCall(kept, 'ana', async () => 'outra vez')).toBe('lido');
  });

  it('drops, where it fails, no outcome but its own', async () => {
    const kept = new ExpiringMap<Promise<string>>(60_000, 10);
    let fail = () => {};
    const first = keptCall(kept, 'ana', () => new Promise((_, reject) => (fail = () => reject(new Error('fora')))));
    kept.delete('ana');
    await keptCall(kept, 'ana', async () => 'lido');
    fail();
    await expect(first).rejects.toThrow('fora');
    expect(await keptCall(kept, 'ana', async () => 'outra vez')).toBe('lido');
  });
});
