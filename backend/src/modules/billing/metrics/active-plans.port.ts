/** How many accounts have access now. */
export abstract class ActivePlans {
  abstract count(): Promise<number>;
}
