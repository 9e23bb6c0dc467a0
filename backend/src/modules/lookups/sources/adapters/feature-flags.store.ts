import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { isLookupType, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Clock } from '../../../../platform/clock.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Cached } from '../../../../platform/events/cached.js';
import { Signals } from '../../../../platform/events/signals.js';
import { AccountDirectory } from '../../../identity/index.js';
import { IN_MAINTENANCE } from '../../model/index.js';
import { defaultFlag, type FeatureFlag } from '../domain/feature-flag.js';

export interface FlagChange extends Pick<FeatureFlag, 'type' | 'state'> {
  /** What callers read meanwhile; null for the usual words. */
  readonly text: string | null;
  /** The administrator's id. */
  readonly by: string;
  /** What the administrator saw, so that nobody overwrites what they have not seen. */
  readonly seen: Pick<FeatureFlag, 'state' | 'text'>;
}

const CHANGED = 'lookup_switches_changed';

const READ = 'SELECT type, state, text, since, changed_at AS "changedAt", changed_by AS by FROM lookup_switches';

/** The switch of each lookup type. */
@Injectable()
export class FeatureFlags {
  private readonly cached: Cached<ReadonlyMap<LookupType, FeatureFlag>>;

  constructor(
    private readonly sql: Sql,
    private readonly signals: Signals,
    private readonly auditLog: AdminAuditLog,
    private readonly clock: Clock,
    private readonly accounts: AccountDirectory,
  ) {
    this.cached = new Cached(() => this.read(sql), signals, CHANGED);
  }

  /** All flags that were ever set, by type; at most a second old, on every instance. */
  all(): Promise<ReadonlyMap<LookupType, FeatureFlag>> {
    return this.cached.get();
  }

  /** Puts a lookup type into maintenance or takes it out again; on every instance within a second. In the admin audit log. Throws LOOKUP_TYPE_CHANGED when somebody else was faster. */
  async set({ type, state, text: message, by, seen }: FlagChange): Promise<void> {
    const text = message?.trim() || IN_MAINTENANCE;
    const now = this.clock.now();
    await this.sql.transaction(async (tx) => {
      await tx.query('LOCK TABLE lookup_switches IN SHARE ROW EXCLUSIVE MODE');
      const before = (await this.read(tx)).get(type) ?? defaultFlag(type);
      if (before.state !== seen.state || before.text !== seen.text) throw changedMeanwhile(before);
      await tx.query(
        `INSERT INTO lookup_switches AS s (type, state, text, since, changed_at, changed_by) VALUES ($1, $2, $3, $4, $4, $5)
         ON CONFLICT (type) DO UPDATE SET state = excluded.state, text = excluded.text, changed_by = excluded.changed_by,
           changed_at = excluded.changed_at,
           since = CASE WHEN s.state = excluded.state THEN s.since ELSE excluded.since END`,
        [type, state, text, now, by],
      );
      await this.auditLog.record(
        {
          adminId: by,
          action: 'switch-lookup',
          target: `lookup:${type}`,
          before: { state: before.state, text: before.text },
          after: { state, text },
        },
        tx,
      );
      await this.signals.publish(CHANGED, type, tx);
    });
    this.cached.forget();
  }

  private async read(queryable: Queryable): Promise<Map<LookupType, FeatureFlag>> {
    const { rows } = await queryable.query<FeatureFlag>(READ);
    const ids = rows.map(({ by }) => by);
    const nameOf = await this.accounts.namesOf(ids, queryable);
    const named = rows.map((row) => ({ ...row, by: nameOf(row.by) }));
    return new Map(named.filter(({ type }) => isLookupType(type)).map((flag) => [flag.type, flag]));
  }
}

function changedMeanwhile({ state, text }: FeatureFlag): AppError {
  const now = state === 'ativo' ? 'está ligada' : `está em manutenção, com o aviso “${text}”`;
  const words = `Outra pessoa mudou esta consulta: ${now}. Confira e tente de novo.`;
  return new AppError('conflict', 'LOOKUP_TYPE_CHANGED', words);
}
