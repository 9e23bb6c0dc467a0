import { Injectable } from '@nestjs/common';
import { hourInBrazil } from '../../../kernel/brazilian-day.js';
import { Clock } from '../../../platform/clock.js';
import { dueMilestone } from './plan-end.js';
import { type PlanEndPlace, PlanEnds } from './plan-ends.port.js';
import { SubscriberEmailsConfig } from './subscriber-emails.config.js';

/** Tells subscribers that their plan is about to end. Each letter is written once a plan's end, however often this runs. */
@Injectable()
export class TellPlanEnds {
  constructor(
    private readonly planEnds: PlanEnds,
    private readonly config: SubscriberEmailsConfig,
    private readonly clock: Clock,
  ) {}

  /** Nobody is written to at night. */
  async run(): Promise<void> {
    const now = this.clock.now();
    if (hourInBrazil(now) < this.config.PLAN_LETTERS_FROM_HOUR) return;
    let place: PlanEndPlace | null = null;
    do {
      place = await this.planEnds.tellPage(place, now, (plan) => dueMilestone(plan, now));
    } while (place);
  }
}
