import { type EndpointContent, newSecret, rotated, secretsAt, wasRotatedBy } from './endpoint.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

describe('The secret of an endpoint', () => {
  it('is 256 bits in the form of Standard Webhooks', () => {
    expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  it('goes on for a day beside the one that took its place', () => {
    const changed = rotated({ url: 'https://a.example', secret: 'one', former: null }, 'two', NOW);
    expect(secretsAt(changed, NOW)).toEqual(['two', 'one']);
    expect(secretsAt(changed, hours(23.99))).toEqual(['two', 'one']);
    expect(secretsAt(changed, hours(24))).toEqual(['two']);
  });

  it('ends at once when it is changed twice: two are in force at most', () => {
    const changed = rotated({ url: 'https://a.example', secret: 'one', former: null }, 'two', NOW);
    expect(secretsAt(rotated(changed, 'three', NOW), NOW)).toEqual(['three', 'two']);
  });

  it('is changed by each idempotency key once in its day', () => {
    const first = rotated({ url: 'https://a.example', secret: 'one', former: null }, 'two', NOW, 'K1');
    const both = rotated(rotated(first, 'three', hours(1)), 'four', hours(2), 'K2');
    const by = (key: string | undefined, at: Date) => wasRotatedBy(both, key, at);
    expect([by('K1', hours(23.9)), by('K2', hours(23.9)), by('K3', hours(3)), by(undefined, hours(3))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([by('K1', hours(24)), by('K2', hours(24)), by('K2', hours(26))]).toEqual([false, true, false]);
    expect(wasRotatedBy({ url: 'https://a.example', secret: 'one', former: null }, 'K1', NOW)).toBe(false);
  });

  it('remembers the last hundred keys, and nothing of a change without one', () => {
    let content: EndpointContent = { url: 'https://a.example', secret: 'one', former: null };
    for (let n = 0; n <= 101; n++) content = rotated(content, `s${n}`, NOW, `K${n}`);
    expect(content.former?.earlier).toHaveLength(100);
    expect([wasRotatedBy(content, 'K0', NOW), wasRotatedBy(content, 'K1', NOW)]).toEqual([false, true]);
    const keyless = rotated({ url: 'https://a.example', secret: 'one', former: null }, 'two', NOW);
    expect(keyless.former).not.toHaveProperty('key');
    expect(rotated(keyless, 'three', NOW).former?.earlier).toEqual([]);
  });
});
