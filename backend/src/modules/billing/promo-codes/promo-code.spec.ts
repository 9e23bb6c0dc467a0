import { appliesTo, countRefusal, type PromoCode, termsRefusal } from './promo-code.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1);
const code: PromoCode = {
  id: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  code: 'NITIDO10',
  percent: 10,
  description: null,
  planIds: null,
  startsAt: null,
  expiresAt: null,
  maxUses: null,
  maxUsesPerAccount: null,
  uses: 0,
  active: true,
  createdAt: NOW,
  deletedAt: null,
};

describe('the terms of a code', () => {
  it.each([
    [null, {}],
    [null, { startsAt: NOW, expiresAt: LATER, planIds: ['silver', 'gold'] }],
    ['not-started', { startsAt: LATER }],
    ['expired', { expiresAt: NOW }],
    ['not-for-plan', { planIds: ['bronze'] }],
    ['inactive', { active: false, startsAt: LATER }],
    ['inactive', { deletedAt: NOW }],
  ] as const)('answer %s to %j', (refusal, change) => {
    expect(termsRefusal({ ...code, ...change }, 'silver', NOW)).toBe(refusal);
  });

  it('tell an unknown code like one that was switched off', () => {
    expect(termsRefusal(null, 'silver', NOW)).toBe('inactive');
  });

  it('leave the plan open while none was chosen', () => {
    expect(termsRefusal({ ...code, planIds: ['bronze'] }, null, NOW)).toBeNull();
    expect(appliesTo({ ...code, planIds: ['bronze'] }, 'gold')).toBe(false);
  });
});

const NO_USES = { reserved: 0, consumed: 0, displaceable: 0 };

describe('the counts of a code', () => {
  it.each([
    [null, { uses: 1_000 }, NO_USES],
    [null, { maxUses: 3, uses: 2 }, NO_USES],
    ['exhausted', { maxUses: 3, uses: 3 }, NO_USES],
    [null, { maxUses: 3, uses: 3 }, { ...NO_USES, displaceable: 1 }],
    [null, { maxUses: 3, uses: 3 }, { ...NO_USES, reserved: 1 }],
    ['exhausted', { maxUses: 3, uses: 3 }, { ...NO_USES, consumed: 1 }],
    [null, { maxUsesPerAccount: 2 }, { ...NO_USES, reserved: 2, consumed: 1 }],
    ['used', { maxUsesPerAccount: 2 }, { ...NO_USES, consumed: 2 }],
    ['used', { maxUsesPerAccount: 1, maxUses: 1, uses: 1 }, { ...NO_USES, consumed: 1 }],
  ] as const)('answer %s to %j with %j of one’s own', (refusal, change, own) => {
    expect(countRefusal({ ...code, ...change }, own)).toBe(refusal);
  });
});
