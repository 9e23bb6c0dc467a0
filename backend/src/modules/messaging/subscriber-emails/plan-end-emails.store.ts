import { Injectable } from '@nestjs/common';
import { brazilianDay } from '../../../kernel/brazilian-day.js';
import { findPlan } from '../../../kernel/plans.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { type EndingPlan, holdEndingPlans, type PlaceAmongEnds } from '../../billing/index.js';
import { AccountDirectory } from '../../identity/index.js';
import { dueMilestone, expiresAt, MILESTONES, type Milestone } from './plan-end.js';
import { planEndEmail } from './subscriber.email.js';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/**
 * Tells subscribers that their plan is about to end: billing's books beside what was sent. The primary key settles that
 * each e-mail is written once a plan's end, however often this runs.
 */
@Injectable()
export class PlanEndEmails {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly accounts: AccountDirectory,
    private readonly config: PlatformConfig,
  ) {}

  /** Writes to all who are due at this moment. */
  async send(now: Date): Promise<void> {
    for (const milestone of MILESTONES) {
      let place = await this.sendPage(milestone, null, now);
      while (place) place = await this.sendPage(milestone, place, now);
    }
  }

  /**
   * In one transaction: writes what the owners of the next page of plans that have reached a milestone are due, with the note
   * that it was. A plan that somebody else is changing at this moment is left for the next walk. Answers where the following
   * page begins.
   */
  private sendPage(milestone: Milestone, after: PlaceAmongEnds | null, now: Date): Promise<PlaceAmongEnds | null> {
    return this.sql.transaction(async (tx) => {
      const endings = await holdEndingPlans(tx, windowOf(milestone, now), untold(milestone), after, AT_ONCE);
      const ids = endings.map(({ accountId }) => accountId);
      const owners = await this.accounts.named(ids, tx);
      for (const ending of endings) {
        const { role, name, email, blocked } = owners.get(ending.accountId) ?? {};
        if (role !== 'user' || !name || !email || blocked) continue;
        if (dueMilestone({ ...ending, lastSent: null }, now) !== milestone) continue;
        await this.write(tx, ending, { name, email }, milestone, now);
      }
      return endings.length < AT_ONCE ? null : (endings.at(-1) ?? null);
    });
  }

  private async write(
    tx: Queryable,
    { accountId, endsAt, exactEnd, planId }: EndingPlan,
    owner: { name: string; email: string },
    milestone: Milestone,
    now: Date,
  ): Promise<void> {
    const { rowCount } = await tx.query(NOTE, [accountId, exactEnd, milestone, now]);
    if (rowCount === 0) return;
    const plan = { name: findPlan(planId)?.name ?? '', endsAt, expiresAt: expiresAt(milestone, endsAt) };
    await this.outbox.put(planEndEmail(owner, plan, this.config.page('/assinatura'), now), tx);
  }
}

/** The days whose plans have reached this milestone last. */
function windowOf(milestone: Milestone, now: Date): [Date, Date] {
  const tonight = brazilianDay(now).endsAt.getTime();
  const nearer = MILESTONES.findLast((other) => other < milestone) ?? -1;
  return [new Date(tonight + nearer * DAY_MS), new Date(tonight + milestone * DAY_MS)];
}

/**
 * Plans whose owners want to be told and were not told of this end, which was bought before the milestone's day; what
 * `dueMilestone` decides, so that no other plan is touched.
 */
const untold = (milestone: Milestone) => `
  NOT EXISTS (SELECT FROM plan_end_letters AS l
    WHERE l.account_id = s.account_id AND l.ends_at = s.expires_at AND l.milestone <= ${milestone})
  AND NOT EXISTS (SELECT FROM letter_preferences AS p WHERE p.account_id = s.account_id AND NOT p.plan_end)
  AND brazilian_day(s.expires_at) - brazilian_day(s.starts_at) > ${milestone}
  AND brazilian_day(s.expires_at) - brazilian_day(changed_at) > ${milestone}`;

const NOTE = `
  INSERT INTO plan_end_letters (account_id, ends_at, milestone, written_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
