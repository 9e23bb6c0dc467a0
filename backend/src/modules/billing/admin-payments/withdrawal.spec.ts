import { withdrawalEndsAt } from './withdrawal.js';

describe('The right to withdraw', () => {
  it.each([
    ['2026-11-21T15:00:00Z', '2026-11-29T03:00:00.000Z'],
    ['2026-11-21T02:59:59Z', '2026-11-28T03:00:00.000Z'],
    ['2026-12-31T23:30:00Z', '2027-01-08T03:00:00.000Z'],
  ])('of a purchase at %s ends with the seventh day after it, at %s', (paidAt, end) => {
    expect(withdrawalEndsAt(new Date(paidAt)).toISOString()).toBe(end);
  });
});
