import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { ProcessNotifications } from '../application/process-notifications.js';
import { ReconcilePayments } from '../application/reconcile-payments.js';
import { RefundCharges } from '../application/refund-charges.js';
import { BillingConfig } from '../billing.config.js';

const NAME = 'billing';

/** Runs the jobs again and again. Every instance does; each row that is due is taken by one of them. */
@Injectable()
export class BillingJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly notifications: Rounds;
  private readonly reconciliation: Rounds;
  private readonly refunds: Rounds;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: BillingConfig,
    processNotifications: ProcessNotifications,
    reconcilePayments: ReconcilePayments,
    refundCharges: RefundCharges,
  ) {
    this.notifications = new Rounds('ProcessNotifications', () => processNotifications.run());
    this.reconciliation = new Rounds('ReconcilePayments', () => reconcilePayments.run());
    this.refunds = new Rounds('RefundCharges', () => refundCharges.run());
  }

  onApplicationBootstrap(): void {
    const round = () => {
      this.workOffNotifications();
      void this.reconciliation.soon();
      void this.refunds.soon();
    };
    round();
    this.registry.addInterval(NAME, setInterval(round, this.config.BILLING_JOB_INTERVAL_MS));
  }

  /** Begins right after whatever is under way; nobody waits for it. */
  workOffNotifications(): void {
    void this.notifications.soon();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
    await Promise.all([this.notifications.idle(), this.reconciliation.idle(), this.refunds.idle()]);
  }
}
