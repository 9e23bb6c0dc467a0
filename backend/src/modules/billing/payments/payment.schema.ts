import { EntitySchema } from 'typeorm';
import { AS_NUMBER } from '../../../platform/database/as-number.js';
import type { Payment } from './payment.js';

/** How a payment lies in the table `payments`; the payer's encrypted data are kept out of it. */
export const PaymentSchema = new EntitySchema<Payment>({
  name: 'Payment',
  tableName: 'payments',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { type: 'uuid', name: 'account_id' },
    planId: { type: 'text', name: 'plan_id' },
    originalCents: { type: 'integer', name: 'original_cents' },
    discountCents: { type: 'integer', name: 'discount_cents' },
    discountPercent: { type: 'numeric', name: 'discount_percent', transformer: AS_NUMBER },
    amountCents: { type: 'integer', name: 'amount_cents' },
    promoCodeId: { type: 'uuid', name: 'promo_code_id', nullable: true },
    promoCode: { type: 'text', name: 'promo_code', nullable: true },
    status: { type: 'text' },
    provider: { type: 'text' },
    chargeId: { type: 'text', name: 'provider_payment_id', nullable: true },
    pixCopyPaste: { type: 'text', name: 'pix_copy_paste', nullable: true },
    payee: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    paidAt: { type: 'timestamptz', name: 'paid_at', nullable: true },
    closedAt: { type: 'timestamptz', name: 'closed_at', nullable: true },
    withdrawalAskedAt: { type: 'timestamptz', name: 'withdrawal_asked_at', nullable: true },
    askedAt: { type: 'timestamptz', name: 'asked_at', nullable: true },
    nextCheckAt: { type: 'timestamptz', name: 'next_check_at', nullable: true },
    checks: { type: 'integer' },
  },
});
