import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../kernel/money.js';
import { Clock } from '../../../platform/clock.js';
import { PaymentStatusService } from '../charges/index.js';
import {
  askWithdrawal,
  type GivenPayment,
  type Payment,
  withdrawalRefusal,
  withdrawalUntil,
} from '../payments/index.js';
import { Payments } from '../settlement/index.js';
import { Subscriptions, type Term } from '../subscriptions/index.js';

/** A purchase that may be withdrawn, or has been, and what follows. */
export interface Withdrawal {
  readonly payment: Payment;
  /** What goes back. */
  readonly amountCents: Cents;
  readonly until: Date;
  /** The access that is left once the money has gone back; null: none. */
  readonly accessWithout: Term | null;
}

/** The buyer withdraws from a purchase within the days of the law. An administrator gives the money back. */
@Injectable()
export class WithdrawPurchase {
  constructor(
    private readonly payments: Payments,
    private readonly statusService: PaymentStatusService,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  /** What withdrawing does. Throws PAYMENT_NOT_FOUND, WITHDRAWAL_NOT_POSSIBLE and WITHDRAWAL_OVER. */
  async preview(accountId: string, id: string): Promise<Withdrawal> {
    return this.withdrawalOf(await this.statusService.ownedSeen(accountId, id));
  }

  /** Asked for again, it is the same request. Throws as `preview` does. */
  async ask(accountId: string, id: string): Promise<Withdrawal> {
    const { grantedAt, ...owned } = await this.statusService.ownedSeen(accountId, id);
    const asked = await this.payments.change({ id }, (payment) =>
      askWithdrawal({ ...payment, grantedAt }, this.clock.now()),
    );
    return this.withdrawalOf({ ...owned, ...asked, grantedAt });
  }

  private async withdrawalOf(payment: GivenPayment): Promise<Withdrawal> {
    const refusal = withdrawalRefusal(payment, this.clock.now());
    const until = withdrawalUntil(payment);
    if (refusal || !until) throw refusal;
    const effect = await this.subscriptions.effectOf(payment.accountId, payment.id);
    const amountCents = await this.payments.leftCents(payment);
    return { payment, amountCents, until, accessWithout: effect?.withoutIt ?? null };
  }
}
