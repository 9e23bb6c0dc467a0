import type { Milestone, PlanEnd } from './plan-end.js';

/** Where a walk through the plans goes on. */
export interface PlanEndPlace {
  /** As exact as the books have it, which is more than a Date holds. */
  readonly exactEnd: string;
  readonly accountId: string;
}

/** Plans that end within a week, of those who want to be told. */
export abstract class PlanEnds {
  /**
   * In one transaction: takes the next page of plans, lets `decide` say which letter each owner is due, and writes it
   * with the note that it was. One that somebody else is changing at this moment is left for the next walk. Answers
   * where the following page begins; null after the last one.
   */
  abstract tellPage(
    after: PlanEndPlace | null,
    now: Date,
    decide: (plan: PlanEnd) => Milestone | null,
  ): Promise<PlanEndPlace | null>;
}
