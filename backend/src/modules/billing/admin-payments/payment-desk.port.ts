import type { PlanId } from '../../../kernel/plans.js';
import type { Page } from '../../../platform/page.js';
import type { Payment, PaymentStatus } from '../payments/index.js';
import type { BoughtGrant } from '../subscriptions/index.js';

export const PAYMENT_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

/** A payment's status as its payer sees it: `pendente` can be paid now; one whose time is over is `expirado`. */
export type DeskStatus = Exclude<PaymentStatus, 'criado' | 'aguardando'> | 'pendente';

/** Whose or which: the account's whole address; the payment's or the account's id; the charge's id or a promotional code. */
export interface Sought {
  readonly email: string | null;
  readonly id: string | null;
  readonly reference: string | null;
}

export interface PaymentWish {
  readonly status: DeskStatus | null;
  readonly planId: PlanId | null;
  /** Opened from here on, and before there. */
  readonly from: Date | null;
  readonly to: Date | null;
  readonly sought: Sought | null;
  readonly sort: PaymentSort;
  readonly now: Date;
}

/** A payment with whose it is; the address is null once the account is gone. */
export interface DeskPayment {
  readonly payment: Payment;
  readonly email: string | null;
}

/** A line of the payment's ledger as it was written. */
export interface PaymentEvent {
  readonly kind: string;
  readonly amountCents: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Money of the payment that goes back, or was to. */
export interface RefundRecord {
  readonly chargeId: string;
  readonly reason: string;
  /** Whether an administrator asked for it, rather than the rules. */
  readonly byAdmin: boolean;
  readonly askedAt: Date;
  readonly attempts: number;
  readonly endedAt: Date | null;
  readonly outcome: 'devolvido' | 'recusado' | null;
}

/** All that the books hold about one payment. */
export interface PaymentFile extends DeskPayment {
  readonly events: readonly PaymentEvent[];
  readonly refunds: readonly RefundRecord[];
  /** All of the account's, oldest first. */
  readonly grants: readonly BoughtGrant[];
}

/** The books as administrators look through them. */
export abstract class PaymentDesk {
  /** Goes on after the payment with the id `cursor`. */
  abstract page(wish: PaymentWish, cursor: string | null, size: number): Promise<Page<DeskPayment>>;

  abstract open(id: string): Promise<PaymentFile | null>;

  /** Puts on record that an administrator takes them away in a file. */
  abstract noteExport(adminId: string): Promise<void>;
}
