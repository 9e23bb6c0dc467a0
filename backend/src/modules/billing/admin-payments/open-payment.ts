import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { askRefund, NO_STEP, type Payment, withdrawalUntil } from '../payments/index.js';
import { type Effect, effectOf, type Term, termOf } from '../subscriptions/index.js';
import { type WebhookItem, WebhookQueries } from '../webhooks/index.js';
import { AdminPaymentQueries, type PaymentDetails } from './admin-payments.queries.js';

const MOST_WEBHOOKS = 20;

export interface OpenedPayment extends PaymentDetails {
  readonly webhooks: WebhookItem[];
  /** What it made of the account's access; null: it bought nothing. */
  readonly access: Effect | null;
  /** The account's access as it is now, also one that is over; null: none, as where the account is gone. */
  readonly accessNow: Term | null;
  readonly refund: {
    readonly possible: boolean;
    /** Until when the buyer may withdraw; null: nothing was paid. */
    readonly rightUntil: Date | null;
  };
}

/** Refused, or of a second charge or Pix, which the rules give back: it leaves the payment's own money where it is. */
function isNoneOfItsOwn({ outcome, byAdmin }: PaymentDetails['refunds'][number]): boolean {
  return outcome === 'refused' || !byAdmin;
}

/** One payment with all that happened to it, and what could still be done. */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly payments: AdminPaymentQueries,
    private readonly webhooks: WebhookQueries,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<OpenedPayment> {
    const details = isUuid(id) ? await this.payments.open(id) : null;
    if (!details) throw new AppError('not-found', 'PAYMENT_NOT_FOUND', 'Pagamento não encontrado.');
    const { payment, grants, refunds } = details;
    return {
      ...details,
      webhooks: await this.webhooksOf(payment),
      access: effectOf(grants, payment.id, this.clock.now()),
      accessNow: payment.email === null ? null : termOf(grants),
      refund: {
        possible: askRefund(payment, 'outro', '') !== NO_STEP && refunds.every(isNoneOfItsOwn),
        rightUntil: withdrawalUntil(payment),
      },
    };
  }

  private async webhooksOf({ provider, chargeId }: Payment): Promise<WebhookItem[]> {
    if (chargeId === null) return [];
    return [...(await this.webhooks.matching({ provider, chargeId }).page({}, MOST_WEBHOOKS)).items];
  }
}
