import type { PaymentAnswer } from '../../../shared/api/generated';

export const user = { id: 'u1', name: 'Ana Lima', email: 'ana@gmail.com' };
export const config = { captcha: null, demonstration: false, termsVersion: '2026-11-01' };
export const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

/** A moment of the server's clock, in seconds from the charge. */
export const moment = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 17, 20, seconds)).toISOString();

/** A charge for Ouro that can still be paid. */
export const charge: PaymentAnswer = {
  id: ID,
  planId: 'gold',
  status: 'pending',
  amount: 35,
  originalAmount: 35,
  discount: 0,
  promoCode: null,
  qrCodeBase64: 'iVBORw0KGgo=',
  pixCopyPaste: '00020101021226BR.GOV',
  payee: 'NITIDO SERVICOS DIGITAIS',
  expiresAt: moment(900),
  serverTime: moment(0),
};

/** What the status call answers of it. */
export const status = (value: PaymentAnswer['status'], at = 1, returnedAmount: number | null = null) => ({
  body: {
    success: true,
    id: ID,
    planId: 'gold',
    status: value,
    amount: charge.amount,
    returnedAmount,
    expiresAt: charge.expiresAt,
    serverTime: moment(at),
  },
});
