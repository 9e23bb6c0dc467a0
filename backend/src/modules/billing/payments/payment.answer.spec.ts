import { PLANS } from '../../../kernel/plans.js';
import { priceOf } from '../plans/price.js';
import { paymentAnswer, wireStatusOf } from './payment.answer.js';
import { newPayment, type Payment, secondsAfter } from './payment.js';

const now = new Date('2026-10-10T12:00:00Z');
const plan = PLANS[0] as (typeof PLANS)[number];
const fresh = newPayment({
  id: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  accountId: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c12',
  planId: plan.id,
  price: priceOf(plan),
  provider: 'mercado-pago',
  now,
});
const waiting: Payment = { ...fresh, status: 'aguardando', chargeId: '1', pixCopyPaste: '00020126', payee: 'NITIDO' };

describe("a payment's answer", () => {
  it('carries the code, its picture and both clocks while it can be paid', async () => {
    const answer = await paymentAnswer(waiting, now);
    expect(answer).toMatchObject({
      status: 'pending',
      amount: 15,
      originalAmount: 15,
      discount: 0,
      pixCopyPaste: '00020126',
      expiresAt: '2026-10-10T12:15:00.000Z',
      serverTime: '2026-10-10T12:00:00.000Z',
    });
    expect(
      Buffer.from(answer.qrCodeBase64 ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('shows no code once it is paid or over', async () => {
    const paid = await paymentAnswer({ ...waiting, status: 'aprovado' }, now);
    expect(paid).toMatchObject({ status: 'approved', pixCopyPaste: null, qrCodeBase64: null });
    const over = await paymentAnswer(waiting, secondsAfter(now, 900));
    expect(over).toMatchObject({ status: 'expired', pixCopyPaste: null, qrCodeBase64: null });
  });

  it('names every status in the words of the wire', () => {
    const statuses = ['criado', 'aguardando', 'expirado', 'cancelado', 'falhou', 'estornado', 'contestado'] as const;
    expect(statuses.map((status) => wireStatusOf({ ...waiting, status }, now))).toEqual([
      'pending',
      'pending',
      'expired',
      'cancelled',
      'failed',
      'refunded',
      'disputed',
    ]);
  });
});
