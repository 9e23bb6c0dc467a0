import { daysRemaining, findPlan, PLANS } from './plans.js';

describe('plans', () => {
  it('sells 7, 15 and 30 days for 15, 25 and 35 reais, with Prata as the popular one', () => {
    expect(PLANS.map(({ id, name, days, priceCents, popular }) => [id, name, days, priceCents, popular])).toEqual([
      ['bronze', 'Bronze', 7, 1500, false],
      ['silver', 'Prata', 15, 2500, true],
      ['gold', 'Ouro', 30, 3500, false],
    ]);
  });

  it('says of each plan what it comprises', () => {
    for (const { features } of PLANS) expect(features).toContain('Todos os tipos de consulta');
  });

  it('knows no other plan', () => {
    expect(findPlan('platinum')).toBeNull();
    expect(findPlan('constructor')).toBeNull();
  });

  it.each([
    ['2026-01-08T00:00:00Z', 7],
    ['2026-01-01T00:00:01Z', 1],
    ['2026-01-02T00:00:01Z', 2],
    ['2026-01-01T00:00:00Z', 0],
    ['2025-12-01T00:00:00Z', 0],
  ])('counts the days left until %s as %i', (expiresAt, days) => {
    expect(daysRemaining(new Date(expiresAt), new Date('2026-01-01T00:00:00Z'))).toBe(days);
  });
});
