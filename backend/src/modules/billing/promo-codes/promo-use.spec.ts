import { PLANS } from '../../../kernel/plans.js';
import { newPayment, type Payment, type PaymentStatus } from '../payments/payment.js';
import { priceOf } from '../plans/price.js';
import { fateOfUse } from './promo-use.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const plan = PLANS[0] as (typeof PLANS)[number];
const payment: Payment = {
  ...newPayment({ id: 'p', accountId: 'a', planId: plan.id, price: priceOf(plan, 10), provider: 'x', now: NOW }),
  chargeId: '1',
};

it.each<[ReturnType<typeof fateOfUse>, PaymentStatus, Partial<Payment>]>([
  ['keep', 'criado', { chargeId: null }],
  ['keep', 'aguardando', {}],
  ['consume', 'aprovado', {}],
  ['keep', 'expirado', {}],
  ['release', 'expirado', { closedAt: NOW }],
  ['keep', 'cancelado', {}],
  ['release', 'cancelado', { closedAt: NOW }],
  ['keep', 'falhou', {}],
  ['release', 'falhou', { chargeId: null }],
  ['keep', 'estornado', { paidAt: NOW, closedAt: NOW }],
  ['keep', 'contestado', { paidAt: NOW, closedAt: NOW }],
  ['release', 'estornado', { paidAt: null, closedAt: NOW }],
  ['release', 'contestado', { paidAt: null, closedAt: NOW }],
])('The fate is to %s for a payment that is %s with %j', (fate, status, change) => {
  expect(fateOfUse({ ...payment, status, ...change })).toBe(fate);
});
