import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { NotificationInbox, type StoredNotification } from './notification-inbox.port.js';
import { PaymentGateway } from './payment-gateway.port.js';
import { SettlePayment } from './settle-payment.js';

const AT_ONCE = 20;

/** Works off the inbox. A notification only says that something happened; what happened is asked at the gateway. */
@Injectable()
export class ProcessNotifications {
  private readonly logger = new Logger(ProcessNotifications.name);

  constructor(
    private readonly inbox: NotificationInbox,
    private readonly gateway: PaymentGateway,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Works until nothing is due. Those that fail stay in the inbox and come again, ever later. */
  async run(): Promise<void> {
    for (;;) {
      const due = await this.inbox.take(this.gateway.provider, this.clock.now(), AT_ONCE);
      await Promise.all([...byCharge(due)].map(([chargeId, ids]) => this.process(chargeId, ids)));
      if (due.length < AT_ONCE) return;
    }
  }

  private async process(chargeId: string, ids: readonly string[]): Promise<void> {
    try {
      await this.inbox.done(ids, await this.outcomeOf(chargeId), this.clock.now());
    } catch (error) {
      const { cause, message } = error as Error;
      this.logger.warn(`notification of charge ${chargeId} waits: ${cause instanceof Error ? cause.message : message}`);
    }
  }

  private async outcomeOf(chargeId: string): Promise<string> {
    const charge = await this.gateway.findCharge(chargeId);
    if (!charge) return 'cobranca_desconhecida';
    const payment = await this.settlePayment.settle(charge);
    return payment ? payment.status : 'pagamento_desconhecido';
  }
}

/** Notifications of one charge need one answer. */
function byCharge(due: readonly StoredNotification[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, chargeId } of due) groups.set(chargeId, [...(groups.get(chargeId) ?? []), id]);
  return groups;
}
