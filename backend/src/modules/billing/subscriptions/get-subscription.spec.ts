import { subscriptionAnswer } from './get-subscription.controller.js';

const now = new Date('2026-10-10T12:00:00Z');
const startsAt = new Date('2026-10-01T12:00:00Z');

describe("a subscription's answer", () => {
  it('tells an active plan and the days left, rounded up', () => {
    const expiresAt = new Date('2026-10-12T13:00:00Z');
    expect(subscriptionAnswer({ active: true, planId: 'silver', startsAt, expiresAt }, now)).toEqual({
      success: true,
      hasSubscription: true,
      subscription: {
        status: 'active',
        plan: 'Prata',
        planId: 'silver',
        startsAt: '2026-10-01T12:00:00.000Z',
        expiresAt: '2026-10-12T13:00:00.000Z',
        daysRemaining: 3,
      },
    });
  });

  it('tells an expired plan with no day left, and none at all as null', () => {
    const expiresAt = new Date('2026-10-09T12:00:00Z');
    expect(subscriptionAnswer({ active: false, planId: 'gold', startsAt, expiresAt }, now)).toMatchObject({
      hasSubscription: false,
      subscription: { status: 'expired', daysRemaining: 0 },
    });
    const none = { active: false, planId: null, startsAt: null, expiresAt: null };
    expect(subscriptionAnswer(none, now)).toEqual({ success: true, hasSubscription: false, subscription: null });
  });
});
