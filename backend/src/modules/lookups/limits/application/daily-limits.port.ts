/** How many found lookups a day an account's plan allows. */
export abstract class DailyLimits {
  abstract of(accountId: string): Promise<number>;
}
