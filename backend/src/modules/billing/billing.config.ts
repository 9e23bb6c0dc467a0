/** Settings of the billing module. */
export class BillingConfig {}
