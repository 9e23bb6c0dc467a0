import { newSecret, rotated, secretsAt } from './endpoint.js';

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
});
