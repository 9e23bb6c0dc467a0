import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { ADVISORY_LOCKS } from '../../../../platform/database/advisory-locks.js';
import { GroupCommit } from '../../../../platform/database/group-commit.js';
import { rowsInOrder } from '../../../../platform/database/rows-in-order.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import type { ExpiringMap } from '../../../../platform/expiring-map.js';
import { newIdAfter } from '../../../../platform/ids.js';
import { keptCall } from '../../../../platform/shared-calls.js';
import { protocolOf } from '../../model/index.js';
import { type AccountRestriction, AccountRestrictions } from '../application/account-restrictions.port.js';
import type { AbuseFlagKind, Detector, Finding } from '../domain/finding.js';

/** The signal whose payload is the id of the account whose standing changed. */
export const RESTRICTION_CHANGED = 'lookup_standing_changed';
/** Whoever writes an abuse flag of an account waits for who writes another one. */
export const LOCK_ACCOUNT = `SELECT pg_advisory_xact_lock(hashtextextended($1, ${ADVISORY_LOCKS.restrictions}))`;

const MOST_ENTRIES = 50_000;

interface Latest {
  readonly id: string;
  readonly at: Date;
  readonly kind: AbuseFlagKind;
  readonly detector: Detector | null;
  readonly until: Date | null;
  readonly cleared_at: Date | null;
}

/** The last abuse flag of an account is how it stands; remembered for a minute and dropped when another one is made. */
@Injectable()
export class PgAccountRestrictions implements AccountRestrictions {
  private readonly latest: ExpiringMap<Promise<Latest | null>>;
  private readonly reads = new GroupCommit<string, Latest | null>((accountIds) => readLatest(this.sql, accountIds));

  constructor(
    private readonly sql: Sql,
    private readonly signals: Signals,
    private readonly clock: Clock,
  ) {
    this.latest = signals.remembering(MOST_ENTRIES, () => performance.now());
    signals.on(RESTRICTION_CHANGED, (accountId) => this.latest.delete(accountId));
  }

  async of(accountId: string): Promise<AccountRestriction> {
    return this.standing(await keptCall(this.latest, accountId, () => this.reads.add(accountId)));
  }

  async flag(accountId: string, { detector, measure, figures }: Finding, until: Date): Promise<AccountRestriction> {
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK_ACCOUNT, [accountId]);
      const [latest = null] = await readLatest(tx, [accountId]);
      const before = this.standing(latest);
      if (before.measure === 'stopped' || before.measure === measure) return;
      const id = newIdAfter(latest?.id);
      await tx.query(
        `INSERT INTO lookup_observations (id, at, account_id, kind, detector, figures, until)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, this.clock.now(), accountId, measure, detector, JSON.stringify(figures), until],
      );
      await this.signals.publish(RESTRICTION_CHANGED, accountId, tx);
    });
    this.latest.delete(accountId);
    return this.of(accountId);
  }

  private standing(latest: Latest | null): AccountRestriction {
    const clearedAt = latest?.cleared_at ?? null;
    if (!latest || !holds(latest, this.clock.now()))
      return { measure: null, reason: null, until: null, protocol: null, clearedAt };
    return {
      measure: latest.kind === 'slowed' ? 'slowed' : 'stopped',
      reason: latest.detector ?? 'manual',
      until: latest.until,
      protocol: protocolOf(latest.id, latest.at),
      clearedAt,
    };
  }
}

export function holds({ kind, until }: Latest, now: Date): boolean {
  return kind !== 'released' && (until === null || until > now);
}

/** Whoever writes the next one, under the account's lock, gives it a later id: what is newest is told by the ids alone. */
export async function readLatest(on: Queryable, accountIds: readonly string[]): Promise<(Latest | null)[]> {
  const { rows } = await on.query<Latest & { account_id: string }>(LATEST, [accountIds]);
  return rowsInOrder(accountIds, rows, (row) => row.account_id);
}

const LATEST = `
  SELECT o.account_id, o.id, o.at, o.kind, o.detector, o.until,
    (SELECT max(r.at) FROM lookup_observations r WHERE r.account_id = o.account_id AND r.kind = 'released') AS cleared_at
  FROM unnest($1::uuid[]) AS wanted(account_id),
    LATERAL (SELECT * FROM lookup_observations l WHERE l.account_id = wanted.account_id ORDER BY l.id DESC LIMIT 1) AS o`;
