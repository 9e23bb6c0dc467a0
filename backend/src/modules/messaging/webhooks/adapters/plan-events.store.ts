import { Injectable } from '@nestjs/common';
import { brazilianDay } from '../../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { AccountEvents } from '../../../../platform/account-events.port.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import {
  END_TOLD_MS,
  type EndingPlan,
  holdEndingPlans,
  type PlaceAmongEnds,
  planEnded,
} from '../../../billing/index.js';
import { dueMilestone, MILESTONES, reachedAt } from '../../subscriber-emails/index.js';

const AT_ONCE = 100;

/** Tells that plans end soon, on the days of the e-mails, and that they have ended: each once, by the event's own key. */
@Injectable()
export class PlanEvents {
  constructor(
    private readonly sql: Sql,
    private readonly events: AccountEvents,
  ) {}

  async put(now: Date): Promise<void> {
    let place: PlaceAmongEnds | null = null;
    do {
      place = await this.putPage(place, now);
    } while (place);
  }

  private putPage(after: PlaceAmongEnds | null, now: Date): Promise<PlaceAmongEnds | null> {
    return this.sql.transaction(async (tx) => {
      const endings = await holdEndingPlans(tx, windowOf(now), LISTENING, after, AT_ONCE);
      for (const ending of endings) await this.tell(ending, now, tx);
      return endings.length < AT_ONCE ? null : (endings.at(-1) ?? null);
    });
  }

  private async tell(ending: EndingPlan, now: Date, tx: Queryable): Promise<void> {
    const { accountId, planId, endsAt, exactEnd } = ending;
    if (endsAt <= now) return this.events.put(planEnded(ending), tx);
    const daysLeft = dueMilestone(ending, now);
    if (daysLeft === null) return;
    const key = `plan.ending:${accountId}:${exactEnd}:${daysLeft}`;
    const data = { planId, expiresAt: endsAt.toISOString() };
    await this.events.put({ accountId, type: 'plan.ending', happenedAt: reachedAt(daysLeft, endsAt), key, data }, tx);
  }
}

function windowOf(now: Date): [Date, Date] {
  const tonight = brazilianDay(now).endsAt.getTime();
  return [new Date(now.getTime() - END_TOLD_MS), new Date(tonight + Math.max(...MILESTONES) * DAY_MS)];
}

const LISTENING = `EXISTS (SELECT FROM webhook_endpoints AS e
  WHERE e.account_id = s.account_id AND e.events && ARRAY['plan.ending', 'plan.ended'])`;
