import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Clock } from '../../../platform/clock.js';
import type { GoesOn } from '../../../platform/goes-on.js';
import { PaymentGateways } from '../gateways/index.js';
import { SettlePayment } from '../settlement/index.js';
import { type DueWebhook, WebhookInbox } from './webhook-inbox.store.js';

const AT_ONCE = 20;

/** Works off the webhook inbox. A webhook only says that something happened; what happened is asked at the gateway. */
@Injectable()
export class ProcessWebhooks {
  private readonly logger = new Logger(ProcessWebhooks.name);

  constructor(
    private readonly inbox: WebhookInbox,
    private readonly gateways: PaymentGateways,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Works until nothing is due. Those that fail stay in the inbox and come again, ever later. */
  async run(goesOn: GoesOn): Promise<void> {
    while (goesOn()) {
      const due = await this.inbox.take(this.gateways.providers, AT_ONCE);
      await Promise.all([...byCharge(due).values()].map((alike) => this.process(alike)));
      if (due.length < AT_ONCE) return;
    }
  }

  private async process(alike: readonly [DueWebhook, ...DueWebhook[]]): Promise<void> {
    const [{ provider, chargeId }] = alike;
    try {
      const ids = alike.map(({ id }) => id);
      await this.inbox.done(ids, await this.outcomeOf(provider, chargeId), this.clock.now());
    } catch (error) {
      this.logger.warn(`notification of charge ${chargeId} waits: ${reasonOf(error)}`);
    }
  }

  private async outcomeOf(provider: string, chargeId: string): Promise<string> {
    const charge = await this.gateways.of(provider).findCharge(chargeId);
    if (!charge) return 'cobranca_desconhecida';
    const payment = await this.settlePayment.settle(provider, charge);
    return payment ? payment.status : 'pagamento_desconhecido';
  }
}

/** Webhooks of one charge need one answer. */
function byCharge(due: readonly DueWebhook[]): Map<string, [DueWebhook, ...DueWebhook[]]> {
  const groups = new Map<string, [DueWebhook, ...DueWebhook[]]>();
  for (const one of due) {
    const key = `${one.provider}:${one.chargeId}`;
    const known = groups.get(key);
    if (known) known.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
