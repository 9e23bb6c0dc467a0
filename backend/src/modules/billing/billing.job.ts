import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BillingConfig } from './billing.config.js';
import { ReconcilePayments } from './charges/index.js';
import { RefundCharges } from './refunds/index.js';

/** Runs the jobs again and again. Every instance does; each row that is due is taken by one of them. */
@Injectable()
export class BillingJobs {
  constructor(
    jobs: Jobs,
    { BILLING_JOB_INTERVAL_MS: everyMs }: BillingConfig,
    reconcilePayments: ReconcilePayments,
    refundCharges: RefundCharges,
  ) {
    jobs.every({ name: 'ReconcilePayments', everyMs, work: ({ goesOn }) => reconcilePayments.run(goesOn) });
    jobs.every({ name: 'RefundCharges', everyMs, work: ({ goesOn }) => refundCharges.run(goesOn) });
  }
}
