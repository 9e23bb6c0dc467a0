import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { eachPage, type Page } from '../../../platform/page.js';
import { askRefund, NO_STEP } from '../payments/index.js';
import { type Effect, effectOf, type Term, termOf } from '../subscriptions/index.js';
import { NotificationDesk, type NotificationRecord } from '../webhooks/index.js';
import { type DeskPayment, PaymentDesk, type PaymentFile, type PaymentWish } from './payment-desk.port.js';
import { withdrawalEndsAt } from './withdrawal.js';

type Narrowing = Omit<PaymentWish, 'now'>;

const AT_ONCE = 500;
const MOST_NOTIFICATIONS = 20;

export interface OpenedPayment extends PaymentFile {
  readonly notifications: readonly NotificationRecord[];
  /** What it made of the account's access; null: it bought nothing. */
  readonly effect: Effect | null;
  /** The account's access as it is now, also one that is over. */
  readonly termNow: Term | null;
  readonly refund: {
    readonly possible: boolean;
    /** Until when the buyer may withdraw; null: nothing was paid. */
    readonly rightUntil: Date | null;
  };
}

/** The payments as administrators look through them. */
@Injectable()
export class ReadPayments {
  constructor(
    private readonly desk: PaymentDesk,
    private readonly notifications: NotificationDesk,
    private readonly clock: Clock,
  ) {}

  page(narrowing: Narrowing, cursor: string | null, size: number): Promise<Page<DeskPayment>> {
    return this.desk.page({ ...narrowing, now: this.clock.now() }, cursor, size);
  }

  /** All that match, read bit by bit; on the record. */
  async export(adminId: string, narrowing: Narrowing): Promise<AsyncIterable<readonly DeskPayment[]>> {
    await this.desk.noteExport(adminId);
    const wish = { ...narrowing, now: this.clock.now() };
    return eachPage((cursor) => this.desk.page(wish, cursor, AT_ONCE));
  }

  /** Throws PAYMENT_NOT_FOUND. */
  async open(id: string): Promise<OpenedPayment> {
    const file = isUuid(id) ? await this.desk.open(id) : null;
    if (!file) throw new AppError('not-found', 'PAYMENT_NOT_FOUND', 'Pagamento não encontrado.');
    const { payment, grants, refunds } = file;
    const { provider, chargeId, paidAt } = payment;
    const heard =
      chargeId === null
        ? null
        : await this.notifications.list(
            { state: null, provider, chargeId, oldestFirst: false },
            null,
            MOST_NOTIFICATIONS,
          );
    return {
      ...file,
      notifications: heard?.items ?? [],
      effect: effectOf(grants, payment.id, this.clock.now()),
      termNow: termOf(grants),
      refund: {
        possible: askRefund(payment, 'outro', '') !== NO_STEP && refunds.every(({ outcome }) => outcome === 'recusado'),
        rightUntil: paidAt && payment.amountCents > 0 ? withdrawalEndsAt(paidAt) : null,
      },
    };
  }
}
