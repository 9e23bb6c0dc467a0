import { PLANS } from '../../../kernel/plans.js';
import { priceOf } from '../plans/price.js';
import { newPayment, type Payment, secondsAfter } from './payment.js';
import { afterCheck, careOf } from './payment-care.js';

const T0 = new Date('2026-10-10T12:00:00Z');
const plan = PLANS[0] as (typeof PLANS)[number];
const fresh = newPayment({ id: 'p', accountId: 'a', planId: plan.id, price: priceOf(plan), provider: 'g', now: T0 });
const at = (seconds: number) => secondsAfter(T0, seconds);
const payment = (over: Partial<Payment>): Payment => ({ ...fresh, chargeId: '1', ...over });
const nextCheck = (given: Payment, now: Date) => afterCheck(given, true, now, 30).nextCheckAt;

describe('the care of a payment', () => {
  it.each<[string, Partial<Payment>, number]>([
    ['make-charge', { status: 'criado', chargeId: null }, 60],
    ['abandon', { status: 'criado', chargeId: null }, 900],
    ['look', { status: 'aguardando' }, 899],
    ['expire', { status: 'aguardando' }, 900],
    ['cancel', { status: 'expirado' }, 901],
    ['cancel', { status: 'falhou' }, 10],
    ['look', { status: 'expirado', closedAt: T0 }, 1_000],
    ['none', { status: 'falhou', chargeId: null }, 10],
    ['look', { status: 'aprovado' }, 10],
    ['none', { status: 'aprovado', amountCents: 0 }, 10],
    ['none', { status: 'estornado' }, 10],
  ])('is to %s', (care, over, seconds) => {
    expect(careOf(payment(over), at(seconds))).toBe(care);
  });

  it('comes again while it waits, and not after its end', () => {
    const waiting = payment({ status: 'aguardando' });
    expect(nextCheck(waiting, at(100))).toEqual(at(130));
    expect(nextCheck(waiting, at(890))).toEqual(at(900));
    expect(nextCheck(waiting, at(900))).toEqual(at(930));
  });

  it('comes ever later while the gateway does not confirm the end', () => {
    const over = payment({ status: 'expirado' });
    expect(nextCheck({ ...over, checks: 0 }, at(1_000))).toEqual(at(1_060));
    expect(nextCheck({ ...over, checks: 20 }, at(1_000))).toEqual(at(1_600));
  });

  it('comes a few times more after the end, for money that crossed, and then no more', () => {
    const closed = payment({ status: 'expirado', closedAt: at(901) });
    expect([0, 1, 2, 3].map((checks) => nextCheck({ ...closed, checks }, at(1_000)))).toEqual([
      at(1_600),
      at(4_600),
      at(87_400),
      null,
    ]);
    expect(nextCheck(payment({ status: 'estornado' }), at(1_000))).toBeNull();
  });

  it('comes back to a paid charge until its money can be disputed no more, and leaves a gift alone', () => {
    const paid = payment({ status: 'aprovado' });
    const day = 86_400;
    expect([0, 1, 2, 3, 4].map((checks) => nextCheck({ ...paid, checks }, T0))).toEqual([
      at(day),
      at(7 * day),
      at(30 * day),
      at(50 * day),
      null,
    ]);
    expect(nextCheck({ ...paid, amountCents: 0 }, T0)).toBeNull();
  });

  it.each<[string, Partial<Payment>]>([
    ['paid', { status: 'aprovado' }],
    ['closed', { status: 'expirado', closedAt: T0 }],
  ])('loses no look at a %s charge to a gateway that does not answer', (_, over) => {
    const ended = payment({ ...over, checks: 3 });
    expect(afterCheck(ended, false, at(10), 30)).toEqual({ checks: 3, nextCheckAt: at(610) });
    expect(afterCheck(ended, true, at(10), 30).checks).toBe(4);
  });

  it('counts each attempt to close a charge', () => {
    expect(afterCheck(payment({ status: 'expirado', checks: 2 }), false, at(1_000), 30).checks).toBe(3);
  });
});
