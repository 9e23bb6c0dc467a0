import { PLANS } from '../../../kernel/plans.js';
import { priceOf } from '../plans/price.js';
import { newPayment, type Payment } from './payment.js';
import { askWithdrawal, NO_STEP } from './payment-steps.js';
import { withdrawalEndsAt, withdrawalRefusal, withdrawalUntil } from './withdrawal.js';

const plan = PLANS[1] as (typeof PLANS)[number];
const PAID_AT = new Date('2026-11-21T15:00:00Z');
const LAST_MOMENT = new Date('2026-11-29T02:59:59Z');
const END = new Date('2026-11-29T03:00:00Z');
const order = { id: 'p', accountId: 'a', planId: plan.id, price: priceOf(plan), provider: 'g', now: PAID_AT };
const bought = { ...newPayment(order), status: 'aprovado' as const, paidAt: PAID_AT, grantedAt: PAID_AT };

describe('The right to withdraw', () => {
  it.each([
    ['2026-11-21T15:00:00Z', '2026-11-29T03:00:00.000Z'],
    ['2026-11-21T02:59:59Z', '2026-11-28T03:00:00.000Z'],
    ['2026-12-31T23:30:00Z', '2027-01-08T03:00:00.000Z'],
  ])('of a purchase at %s ends with the seventh day after it, at %s', (paidAt, end) => {
    expect(withdrawalEndsAt(new Date(paidAt)).toISOString()).toBe(end);
  });

  it('lasts until then and no moment longer, and is told with its last day', () => {
    expect(withdrawalRefusal(bought, LAST_MOMENT)).toBeNull();
    const refusal = withdrawalRefusal(bought, END);
    expect([refusal?.code, refusal?.message]).toEqual([
      'WITHDRAWAL_OVER',
      'O prazo de 7 dias para desistir terminou em 28/11/2026.',
    ]);
    expect(askWithdrawal(bought, END)).toBe(NO_STEP);
  });

  it('counts from when the plan was given, where the Pix was learned of later than it was paid', () => {
    const grantedAt = new Date('2026-11-24T03:00:00Z');
    expect(withdrawalUntil({ ...bought, grantedAt })?.toISOString()).toBe('2026-12-02T03:00:00.000Z');
    expect(withdrawalRefusal({ ...bought, grantedAt }, END)).toBeNull();
    for (const early of [null, new Date('2026-11-21T14:59:59Z')])
      expect(withdrawalUntil({ ...bought, grantedAt: early })).toEqual(END);
  });

  it('is used once: a request stays what it was, also after the days are over', () => {
    const { changes, facts } = askWithdrawal(bought, LAST_MOMENT);
    expect(changes).toEqual({ withdrawalAskedAt: LAST_MOMENT });
    expect(facts.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([['arrependimento_pedido', 0]]);
    const asked = { ...bought, ...changes };
    expect(askWithdrawal(asked, LAST_MOMENT)).toBe(NO_STEP);
    expect(withdrawalRefusal(asked, END)).toBeNull();
  });

  it.each<Partial<Payment>>([
    { status: 'aguardando', paidAt: null },
    { status: 'expirado', paidAt: null },
    { status: 'estornado' },
    { status: 'contestado' },
    { amountCents: 0 },
  ])('is none of a payment with %j', (change) => {
    const payment = { ...bought, ...change };
    expect(withdrawalUntil(payment)).toBeNull();
    expect(withdrawalRefusal(payment, PAID_AT)?.code).toBe('WITHDRAWAL_NOT_POSSIBLE');
    expect(askWithdrawal(payment, PAID_AT)).toBe(NO_STEP);
  });
});
