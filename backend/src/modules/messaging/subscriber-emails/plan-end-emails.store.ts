import { Injectable } from '@nestjs/common';
import { brazilianDay } from '../../../kernel/brazilian-day.js';
import { findPlan } from '../../../kernel/plans.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { dueMilestone, expiresAt, MILESTONES, type Milestone, type PlanEnd } from './plan-end.js';
import { planEndEmail } from './subscriber.email.js';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

interface Ending extends PlanEnd {
  readonly [column: string]: unknown;
  readonly accountId: string;
  readonly exactEnd: string;
  readonly planId: string;
  readonly email: string;
  readonly name: string;
}

/** Where a walk through the plans goes on. */
interface Place {
  /** As exact as the books have it, which is more than a Date holds. */
  readonly exactEnd: string;
  readonly accountId: string;
}

/**
 * Tells subscribers that their plan is about to end: billing's books beside what was sent. The primary key settles that
 * each e-mail is written once a plan's end, however often this runs.
 */
@Injectable()
export class PlanEndEmails {
  private readonly plansUrl: string;

  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    config: PlatformConfig,
  ) {
    this.plansUrl = new URL('/assinatura', config.publicUrl).href;
  }

  /** Writes to all who are due at this moment. */
  async send(now: Date): Promise<void> {
    let place: Place | null = null;
    do {
      place = await this.sendPage(place, now);
    } while (place);
  }

  /**
   * In one transaction: writes what the owners of the next page of plans are due, with the note that it was. A plan that
   * somebody else is changing at this moment is left for the next walk. Answers where the following page begins.
   */
  private sendPage(after: Place | null, now: Date): Promise<Place | null> {
    return this.sql.transaction(async (tx) => {
      const [from, to] = windowOf(now);
      const { rows } = await tx.query<Ending>(PAGE, [from, to, after?.exactEnd, after?.accountId, AT_ONCE]);
      for (const ending of rows) {
        const milestone = dueMilestone(ending, now);
        if (milestone !== null) await this.write(tx, ending, milestone, now);
      }
      return rows.length < AT_ONCE ? null : (rows.at(-1) ?? null);
    });
  }

  private async write(tx: Queryable, ending: Ending, milestone: Milestone, now: Date): Promise<void> {
    const { accountId, endsAt, exactEnd, planId } = ending;
    const { rowCount } = await tx.query(NOTE, [accountId, exactEnd, milestone, now]);
    if (rowCount === 0) return;
    const plan = { name: findPlan(planId)?.name ?? '', endsAt, expiresAt: expiresAt(milestone, endsAt) };
    await this.outbox.put(planEndEmail(ending, plan, this.plansUrl, now), tx);
  }
}

/** From the beginning of today to the end of the farthest milestone's day. */
function windowOf(now: Date): [Date, Date] {
  const tonight = brazilianDay(now).endsAt.getTime();
  return [new Date(tonight - DAY_MS), new Date(tonight + Math.max(...MILESTONES) * DAY_MS)];
}

/** The lock keeps a renewal waiting until the e-mail is written: what it says is what was so. */
const PAGE = `
  SELECT s.account_id AS "accountId", s.plan_id AS "planId", s.expires_at AS "endsAt", s.expires_at::text AS "exactEnd",
    a.email, a.name,
    greatest(s.starts_at, (SELECT max(greatest(g.granted_at, g.revoked_at)) FROM subscription_grants AS g
      WHERE g.account_id = s.account_id)) AS "changedAt",
    (SELECT min(l.milestone)::int FROM plan_end_letters AS l
      WHERE l.account_id = s.account_id AND l.ends_at = s.expires_at) AS "lastSent"
  FROM subscriptions AS s
  JOIN accounts AS a ON a.id = s.account_id AND a.role = 'user' AND a.erased_at IS NULL AND a.blocked_at IS NULL
  LEFT JOIN letter_preferences AS p ON p.account_id = s.account_id
  WHERE s.expires_at >= $1 AND s.expires_at < $2 AND coalesce(p.plan_end, true)
    AND ($3::timestamptz IS NULL OR (s.expires_at, s.account_id) > ($3, $4::uuid))
  ORDER BY s.expires_at, s.account_id LIMIT $5 FOR SHARE OF s SKIP LOCKED`;

const NOTE = `
  INSERT INTO plan_end_letters (account_id, ends_at, milestone, written_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
