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

/** Somebody who wants to be told, and what they were told of this very end. */
interface Wanting {
  readonly accountId: string;
  readonly lastSent: Milestone | null;
}

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
    let place = await this.sendPage(null, now);
    while (place) place = await this.sendPage(place, now);
  }

  /**
   * In one transaction: writes what the owners of the next page of plans are due, with the note that it was. A plan that
   * somebody else is changing at this moment is left for the next walk. Answers where the following page begins.
   */
  private sendPage(after: PlaceAmongEnds | null, now: Date): Promise<PlaceAmongEnds | null> {
    return this.sql.transaction(async (tx) => {
      const endings = await holdEndingPlans(tx, windowOf(now), after, AT_ONCE);
      const ids = endings.map(({ accountId }) => accountId);
      const wanting = await tx.query<Wanting>(WANTING, [ids, endings.map(({ exactEnd }) => exactEnd)]);
      const owners = await this.accounts.named(ids, tx);
      for (const { accountId, lastSent } of wanting.rows) {
        const ending = endings.find((one) => one.accountId === accountId);
        const { role, name, email, blocked } = owners.get(accountId) ?? {};
        if (!ending || role !== 'user' || !name || !email || blocked) continue;
        const milestone = dueMilestone({ ...ending, lastSent }, now);
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
    await this.outbox.put(planEndEmail(owner, plan, this.config.page('/assinatura'), now), tx);
  }
}

/** From the beginning of today to the end of the farthest milestone's day. */
function windowOf(now: Date): [Date, Date] {
  const tonight = brazilianDay(now).endsAt.getTime();
  return [new Date(tonight - DAY_MS), new Date(tonight + Math.max(...MILESTONES) * DAY_MS)];
}

/** Of these plans, given by account and end, those whose owners want to be told. */
const WANTING = `
  SELECT e.account_id AS "accountId", (SELECT min(l.milestone)::int FROM plan_end_letters AS l
    WHERE l.account_id = e.account_id AND l.ends_at = e.ends_at) AS "lastSent"
  FROM unnest($1::uuid[], $2::timestamptz[]) AS e (account_id, ends_at)
  LEFT JOIN letter_preferences AS p ON p.account_id = e.account_id WHERE coalesce(p.plan_end, true)`;

const NOTE = `
  INSERT INTO plan_end_letters (account_id, ends_at, milestone, written_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
