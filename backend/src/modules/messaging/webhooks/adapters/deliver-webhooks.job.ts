import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import { Signals } from '../../../../platform/events/signals.js';
import type { GoesOn } from '../../../../platform/goes-on.js';
import { inPortions, type JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs, type Round } from '../../../../platform/jobs/jobs.js';
import { WebhooksConfig } from '../webhooks.config.js';
import { DELIVERY_PUT } from './deliveries.store.js';
import { DueDeliveries, type DueDelivery } from './due-deliveries.store.js';
import { PlanEvents } from './plan-events.store.js';
import { PostWebhook } from './post-webhook.js';

const AT_ONCE = 64;
const FAREWELL_MS = 4_000;
const TIDY_AT_ONCE = 500;
/** Plans are looked for a twelfth as often as deliveries. */
const PLANS_TIMES = 12;

/**
 * Sends deliveries: at once when one is put, and again and again those that were not taken. Every instance does; each is sent
 * by one of them, at least once: whoever dies between sending and noting it leaves it due. No round waits for what it began:
 * each that ends makes room for others.
 */
@Injectable()
export class DeliverWebhooks implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Webhooks');
  private readonly job: JobLoop;
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly deliveries: DueDeliveries,
    private readonly sender: PostWebhook,
    { WEBHOOK_JOB_INTERVAL_MS: everyMs }: WebhooksConfig,
    plans: PlanEvents,
    clock: Clock,
    jobs: Jobs,
    signals: Signals,
  ) {
    this.job = jobs.every({ name: 'DeliverWebhooks', everyMs, work: (round) => this.round(round) });
    signals.on(DELIVERY_PUT, () => void this.job.soon());
    jobs.every({ name: 'GiveUpWebhooks', everyMs, work: ({ goesOn }) => this.giveUp(goesOn) });
    const putPlanEvents = () => plans.put(clock.now());
    jobs.every({ name: 'PutPlanEvents', everyMs: everyMs * PLANS_TIMES, lease: true, work: putPlanEvents });
    const tidy = ({ goesOn }: Round) => inPortions(goesOn, (most) => deliveries.tidySome(most), TIDY_AT_ONCE);
    jobs.every({ name: 'TidyWebhooks', everyMs: 600_000, lease: true, work: tidy });
  }

  /** What is under way is noted, if it ends soon. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.job.idle();
    await Promise.race([Promise.all(this.underWay), sleep(FAREWELL_MS, undefined, { ref: false })]);
  }

  private async round({ ending }: Round): Promise<void> {
    const free = AT_ONCE - this.underWay.size;
    if (ending.aborted || free === 0) return;
    for (const due of await this.deliveries.take(free)) {
      const sent = this.send(due).finally(() => {
        this.underWay.delete(sent);
        void this.job.soon();
      });
      this.underWay.add(sent);
    }
  }

  private async send(due: DueDelivery): Promise<void> {
    try {
      await this.deliveries.note(due, await this.sender.post(this.deliveries.open(due)));
    } catch (error) {
      this.logger.warn(`delivery ${due.id} waits: ${reasonOf(error)}`);
    }
  }

  private async giveUp(goesOn: GoesOn): Promise<void> {
    while (goesOn() && (await this.deliveries.giveUpSome()));
  }
}
