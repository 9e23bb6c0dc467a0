import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import { Signals } from '../../../../platform/events/signals.js';
import { inPortions } from '../../../../platform/jobs/in-portions.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { WebhooksConfig } from '../webhooks.config.js';
import { DELIVERY_PUT } from './deliveries.store.js';
import { DueDeliveries, type DueDelivery } from './due-deliveries.store.js';
import { PlanEvents } from './plan-events.store.js';
import { PostWebhook } from './post-webhook.js';

const AT_ONCE = 16;
const FAREWELL_MS = 4_000;
const TIDY_EVERY_MS = 600_000;
const TIDY_AT_ONCE = 500;
/** Plans are looked for a twelfth as often as deliveries. */
const PLANS_TIMES = 12;

/**
 * Sends deliveries: at once when one is put, and again and again those that were not taken. Every instance does; each is sent
 * by one of them, at least once: whoever dies between sending and noting it leaves it due.
 */
@Injectable()
export class DeliverWebhooks {
  private readonly logger = new Logger('Webhooks');

  constructor(
    private readonly deliveries: DueDeliveries,
    private readonly sender: PostWebhook,
    { WEBHOOK_JOB_INTERVAL_MS: everyMs }: WebhooksConfig,
    plans: PlanEvents,
    clock: Clock,
    jobs: Jobs,
    signals: Signals,
  ) {
    const work = (ending: AbortSignal) => this.round(ending);
    const job = jobs.every({ name: 'DeliverWebhooks', everyMs, work, patienceMs: FAREWELL_MS });
    signals.on(DELIVERY_PUT, () => void job.soon());
    const putPlanEvents = () => plans.put(clock.now());
    jobs.every({ name: 'PutPlanEvents', everyMs: everyMs * PLANS_TIMES, lease: true, work: putPlanEvents });
    const tidy = () => inPortions((most) => deliveries.tidySome(most), TIDY_AT_ONCE);
    jobs.every({ name: 'TidyWebhooks', everyMs: TIDY_EVERY_MS, lease: true, work: tidy });
  }

  private async round(ending: AbortSignal): Promise<void> {
    while (!ending.aborted && (await this.deliveries.giveUpSome()));
    let taken = ending.aborted ? [] : await this.deliveries.take(AT_ONCE);
    while (taken.length > 0) {
      await Promise.all(taken.map((due) => this.send(due)));
      taken = ending.aborted || taken.length < AT_ONCE ? [] : await this.deliveries.take(AT_ONCE);
    }
  }

  private async send(due: DueDelivery): Promise<void> {
    try {
      await this.deliveries.note(due, await this.sender.post(this.deliveries.open(due)));
    } catch (error) {
      this.logger.warn(`delivery ${due.id} waits: ${reasonOf(error)}`);
    }
  }
}
