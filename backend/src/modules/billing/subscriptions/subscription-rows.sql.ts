/** What statements of other modules may read of all plans at once: `FROM ${SUBSCRIPTION_ROWS} AS s`. */
export const SUBSCRIPTION_ROWS = '(SELECT account_id, plan_id, starts_at, expires_at FROM subscriptions)';

/** Whether the account of this column has a plan now, for a statement that must look together with what it does. */
export function hasPlan(accountId: string): string {
  return `EXISTS (SELECT 1 FROM subscriptions AS s WHERE s.account_id = ${accountId} AND s.expires_at > now())`;
}
