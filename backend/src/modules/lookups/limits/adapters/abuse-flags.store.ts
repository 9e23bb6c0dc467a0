import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../../platform/clock.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { isUuid, newId } from '../../../../platform/ids.js';
import type { AbuseFlagKind, Detector } from '../domain/finding.js';
import { LOCK_ACCOUNT, RESTRICTION_CHANGED } from './pg-account-restrictions.js';

export interface AbuseFlag {
  readonly id: string;
  readonly at: Date;
  readonly accountId: string;
  readonly accountName: string | null;
  readonly accountEmail: string | null;
  readonly kind: AbuseFlagKind;
  readonly detector: Detector | null;
  readonly figures: Readonly<Record<string, number>>;
  readonly until: Date | null;
  readonly adminName: string | null;
  readonly note: string | null;
  /** The account's last one, and what it says still holds. */
  readonly inForce: boolean;
}

export interface AbuseFlagFilter {
  readonly id?: string | undefined;
  readonly accountId?: string | undefined;
  readonly kind?: AbuseFlagKind | undefined;
  readonly detector?: Detector | undefined;
  /** Only those that hold now. */
  readonly inForce?: boolean | undefined;
}

/** The hour before an abuse flag, as the history has it. */
export interface FlaggedHour {
  readonly flag: AbuseFlag;
  readonly lookups: readonly {
    readonly at: Date;
    readonly type: LookupType;
    readonly masked: string;
    readonly outcome: string;
  }[];
  /** In steps of five minutes, the oldest first. */
  readonly steps: readonly { readonly from: Date; readonly found: number; readonly others: number }[];
}

export interface Decision {
  readonly adminId: string;
  readonly accountId: string;
  readonly kind: 'held' | 'released';
  readonly note: string;
}

const LAST_LOOKUPS = 20;

type Lookup = FlaggedHour['lookups'][number] & Record<string, unknown>;
type Step = FlaggedHour['steps'][number] & Record<string, unknown>;

/**
 * What was noticed and decided about accounts. Nothing of it is ever changed. AbuseFlags in PostgreSQL. A decision,
 * its entry in the admin audit log and its signal are one transaction.
 */
@Injectable()
export class AbuseFlags {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly auditLog: AdminAuditLog,
    private readonly signals: Signals,
  ) {}

  matching({ accountId, kind, detector, inForce, id }: AbuseFlagFilter): PagedList<AbuseFlag> {
    return new PagedList(this.sql, {
      columns: '*',
      table: FLAGS,
      given: [this.clock.now()],
      where: inForce ? '"inForce"' : 'true',
      filters: [
        ['id = ?', id],
        ['"accountId" = ?', accountId],
        ['kind = ?', kind],
        ['detector = ?', detector],
      ],
    });
  }

  async find(id: string): Promise<FlaggedHour | null> {
    const [flag] = (await this.matching({ id }).page({}, 1)).items;
    if (!flag) return null;
    const { accountId, at } = flag;
    const [lookups, steps] = await Promise.all([
      this.sql.rows<Lookup>(LOOKUPS, [accountId, at, LAST_LOOKUPS]),
      this.sql.rows<Step>(STEPS, [accountId, at]),
    ]);
    return { flag, lookups, steps };
  }

  /**
   * Lets an account's lookups go on, or stops them until further notice. Throws ACCOUNT_NOT_FOUND, and
   * NOTHING_TO_RELEASE where they are not limited.
   */
  async decide({ adminId, accountId, kind, note }: Decision): Promise<void> {
    if (!isUuid(accountId)) throw unknownAccount();
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK_ACCOUNT, [accountId]);
      const account = await tx.query('SELECT 1 FROM accounts WHERE id = $1 AND erased_at IS NULL', [accountId]);
      if (account.rowCount === 0) throw unknownAccount();
      const now = this.clock.now();
      const { rows } = await tx.query<{ kind: string }>(IN_FORCE_KIND, [accountId, now]);
      const before = rows[0]?.kind ?? null;
      if (kind === 'released' && before === null) throw nothingToRelease();
      await tx.query(
        'INSERT INTO lookup_observations (id, at, account_id, kind, admin_id, note) VALUES ($1, $2, $3, $4, $5, $6)',
        [newId(), now, accountId, kind, adminId, note],
      );
      const action = kind === 'released' ? 'release-lookups' : 'hold-lookups';
      const target = `account:${accountId}`;
      await this.auditLog.record({ adminId, action, target, before: { state: before }, after: { state: kind } }, tx);
      await this.signals.publish(RESTRICTION_CHANGED, accountId, tx);
    });
  }
}

function unknownAccount(): AppError {
  return new AppError('not-found', 'ACCOUNT_NOT_FOUND', 'Conta não encontrada.');
}

function nothingToRelease(): AppError {
  return new AppError('conflict', 'NOTHING_TO_RELEASE', 'As consultas desta conta não estão limitadas.');
}

const IN_FORCE = (now: string) => `
  o.kind <> 'released' AND (o.until IS NULL OR o.until > ${now})
  AND NOT EXISTS (SELECT 1 FROM lookup_observations n WHERE n.account_id = o.account_id AND n.id > o.id)`;

/** $1 is now. */
const FLAGS = `(
  SELECT o.id, o.at, o.account_id AS "accountId", a.name AS "accountName", a.email AS "accountEmail", o.kind, o.detector,
    o.figures, o.until, admin.name AS "adminName", o.note, (${IN_FORCE('$1::timestamptz')}) AS "inForce"
  FROM lookup_observations o LEFT JOIN accounts a ON a.id = o.account_id LEFT JOIN accounts admin ON admin.id = o.admin_id
) AS flags`;

const IN_FORCE_KIND = `SELECT o.kind FROM lookup_observations o WHERE o.account_id = $1 AND ${IN_FORCE('$2::timestamptz')}`;

const LOOKUPS = `
  SELECT created_at AS at, type, masked, outcome FROM lookup_history
  WHERE account_id = $1 AND created_at <= $2::timestamptz AND created_at > $2::timestamptz - interval '1 hour'
  ORDER BY created_at DESC, id DESC LIMIT $3`;

const STEPS = `
  SELECT step AS "from", count(h.id) FILTER (WHERE h.outcome = 'success')::int AS found,
    count(h.id) FILTER (WHERE h.outcome <> 'success')::int AS others
  FROM generate_series($2::timestamptz - interval '1 hour', $2::timestamptz - interval '5 minutes', interval '5 minutes') AS step
    LEFT JOIN lookup_history h ON h.account_id = $1 AND h.created_at > step AND h.created_at <= step + interval '5 minutes'
      AND h.created_at > $2::timestamptz - interval '1 hour' AND h.created_at <= $2::timestamptz
  GROUP BY step ORDER BY step`;
