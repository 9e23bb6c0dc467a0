import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { ProcessNotifications } from '../application/process-notifications.js';
import { ReconcilePayments } from '../application/reconcile-payments.js';
import { BillingConfig } from '../billing.config.js';

const NAME = 'billing';

/** Asks for a round of both jobs again and again. Every instance does; the rows they take are taken by one. */
@Injectable()
export class BillingJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly processNotifications: ProcessNotifications,
    private readonly reconcilePayments: ReconcilePayments,
    private readonly config: BillingConfig,
  ) {}

  onApplicationBootstrap(): void {
    const round = () => {
      void this.processNotifications.soon();
      void this.reconcilePayments.soon();
    };
    this.registry.addInterval(NAME, setInterval(round, this.config.BILLING_JOB_INTERVAL_MS));
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
    await Promise.all([this.processNotifications.idle(), this.reconcilePayments.idle()]);
  }
}
