import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Rounds } from '../../platform/jobs/rounds.js';
import { BillingConfig } from './billing.config.js';
import { ReconcilePayments } from './charges/index.js';
import { RefundCharges } from './refunds/index.js';
import { WebhooksJob } from './webhooks/index.js';

const NAME = 'billing';

/** Runs the jobs again and again. Every instance does; each row that is due is taken by one of them. */
@Injectable()
export class BillingJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: readonly Rounds[];

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: BillingConfig,
    webhooks: WebhooksJob,
    reconcilePayments: ReconcilePayments,
    refundCharges: RefundCharges,
  ) {
    this.jobs = [
      webhooks,
      new Rounds('ReconcilePayments', () => reconcilePayments.run()),
      new Rounds('RefundCharges', () => refundCharges.run()),
    ];
  }

  onApplicationBootstrap(): void {
    const round = () => {
      for (const job of this.jobs) void job.soon();
    };
    round();
    this.registry.addInterval(NAME, setInterval(round, this.config.BILLING_JOB_INTERVAL_MS));
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
    await Promise.all(this.jobs.map((job) => job.idle()));
  }
}
