/** Whether an account has paid access. */
export abstract class SubscriptionStatus {
  abstract isActive(accountId: string): Promise<boolean>;

  /** Sees to it that the demonstration's subscriber has an active plan. */
  abstract grantDemonstration(accountId: string): Promise<void>;
}
