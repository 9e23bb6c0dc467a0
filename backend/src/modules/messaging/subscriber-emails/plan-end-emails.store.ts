import { Injectable } from '@nestjs/common';
import { brazilianDay } from '../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { findPlan } from '../../../kernel/plans.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { GoesOn } from '../../../platform/goes-on.js';
import type { SealedEmail } from '../../../platform/mail/email.js';
import { EmailWriters } from '../../../platform/mail/email-writers.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { type EndingPlan, holdEndingPlans, type PlaceAmongEnds, SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { AccountDirectory } from '../../identity/index.js';
import { dueMilestone, expiresAt, MILESTONES, type Milestone } from './plan-end.js';
import { planEndEmail } from './subscriber.email.js';

const AT_ONCE = 100;
const WRITER = 'plan-end';

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
    writers: EmailWriters,
  ) {
    writers.on(WRITER, (email, { accountId = '', end = '' }) => this.current(email, accountId, end));
  }

  /** Writes to all who are due at this moment; whoever is left when it does not go on, at the next walk. */
  async send(now: Date, goesOn: GoesOn): Promise<void> {
    for (let left = 0; left <= Math.max(...MILESTONES); left++) {
      let place: PlaceAmongEnds | null = null;
      do {
        if (!goesOn()) return;
        place = await this.sendPage(left, place, now);
      } while (place);
    }
  }

  /**
   * In one transaction: writes what the owners of the next page of plans that end after so many days are due, with the note
   * that it was. A plan that somebody else is changing at this moment is left for the next walk. Answers where the following
   * page begins.
   */
  private sendPage(left: number, after: PlaceAmongEnds | null, now: Date): Promise<PlaceAmongEnds | null> {
    const reached = MILESTONES.find((milestone) => left <= milestone) ?? 0;
    return this.sql.transaction(async (tx) => {
      const endings = await holdEndingPlans(tx, dayAfter(left, now), untold(reached), after, AT_ONCE);
      const ids = endings.map(({ accountId }) => accountId);
      const owners = await this.accounts.named(ids, tx);
      for (const ending of endings) {
        const { role, name, email, blocked } = owners.get(ending.accountId) ?? {};
        if (role !== 'user' || !name || !email || blocked) continue;
        const milestone = dueMilestone(ending, now);
        if (milestone !== null) await this.write(tx, ending, { name, email }, milestone, now);
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
    const email = planEndEmail({ accountId, ...owner }, plan, this.config.page('/assinatura'), now);
    await this.outbox.put({ ...email, again: { writer: WRITER, about: { accountId, end: exactEnd } } }, tx);
  }

  /** Null: the plan was renewed since, or its owner does not want to know any more. */
  private async current(email: SealedEmail, accountId: string, end: string): Promise<SealedEmail | null> {
    const still = await this.sql.row(ENDS_STILL, [accountId, end]);
    const to = still && (await this.accounts.addressOf(accountId));
    return to ? { ...email, to } : null;
  }
}

/** From its beginning to its end. */
function dayAfter(left: number, now: Date): [Date, Date] {
  const tonight = brazilianDay(now).endsAt.getTime();
  return [new Date(tonight + (left - 1) * DAY_MS), new Date(tonight + left * DAY_MS)];
}

/**
 * Plans whose owners want to be told and were not told of this end, which was bought before the milestone's day; what
 * `dueMilestone` decides, so that no other plan is held. In this order, since most were told.
 */
const untold = (milestone: Milestone) => `
  CASE
    WHEN brazilian_day(s.expires_at) - brazilian_day(s.starts_at) <= ${milestone} THEN false
    WHEN EXISTS (SELECT FROM plan_end_letters AS l
      WHERE l.account_id = s.account_id AND l.ends_at = s.expires_at AND l.milestone <= ${milestone}) THEN false
    WHEN EXISTS (SELECT FROM letter_preferences AS p WHERE p.account_id = s.account_id AND NOT p.plan_end) THEN false
    ELSE brazilian_day(s.expires_at) - brazilian_day(changed_at) > ${milestone}
  END`;

const ENDS_STILL = `
  SELECT s.account_id FROM ${SUBSCRIPTION_ROWS} AS s WHERE s.account_id = $1 AND s.expires_at = $2::timestamptz
    AND NOT EXISTS (SELECT FROM letter_preferences AS p WHERE p.account_id = s.account_id AND NOT p.plan_end)`;

const NOTE = `
  INSERT INTO plan_end_letters (account_id, ends_at, milestone, written_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
