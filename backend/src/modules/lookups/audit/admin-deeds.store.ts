import { Injectable } from '@nestjs/common';
import type { AdminDeed } from '../../../kernel/admin-deed.js';
import { AdminActions } from '../../../platform/database/admin-actions.js';
import { Sql } from '../../../platform/database/sql.js';

export interface AdminDeedFilter {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly action: string | null;
  readonly adminId: string | null;
  /** What it was done to, as `kind:id`. */
  readonly target: string | null;
}

export interface KeptDeed extends AdminDeed {
  readonly id: string;
  readonly at: Date;
}

export interface AdminDeedPage {
  readonly deeds: readonly KeptDeed[];
  readonly next: string | null;
}

const MOST_COUNTED = 10_000;
const COLUMNS = 'id, at, admin_id AS "adminId", action, target, before, after';

/**
 * What administrators did, and looking at the audit is among it. The record of what administrators did, which is the
 * platform's table. Ids carry their time, so they are its order.
 */
@Injectable()
export class AdminDeeds {
  constructor(
    private readonly sql: Sql,
    private readonly actions: AdminActions,
  ) {}

  note(deed: AdminDeed): Promise<void> {
    return this.actions.record(deed, this.sql);
  }

  async page(filter: AdminDeedFilter, limit: number, cursor: string | null): Promise<AdminDeedPage> {
    const rows = await this.sql.rows<KeptDeed>(
      `SELECT ${COLUMNS} FROM admin_actions
       WHERE ${MATCHING} AND ($6::uuid IS NULL OR (at, id) < (SELECT at, id FROM admin_actions WHERE id = $6))
       ORDER BY at DESC, id DESC LIMIT $7`,
      [...valuesOf(filter), cursor, limit + 1],
    );
    const deeds = rows.slice(0, limit);
    return { deeds, next: rows.length > limit ? (deeds.at(-1)?.id ?? null) : null };
  }

  async count(filter: AdminDeedFilter): Promise<{ total: number; capped: boolean }> {
    const row = await this.sql.row<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT FROM admin_actions WHERE ${MATCHING} LIMIT ${MOST_COUNTED + 1}) AS counted`,
      valuesOf(filter),
    );
    const n = row?.n ?? 0;
    return { total: Math.min(n, MOST_COUNTED), capped: n > MOST_COUNTED };
  }

  /** The newest of this name. */
  last(action: string): Promise<KeptDeed | null> {
    return this.sql.row<KeptDeed>(
      `SELECT ${COLUMNS} FROM admin_actions WHERE action = $1 ORDER BY at DESC, id DESC LIMIT 1`,
      [action],
    );
  }
}

const MATCHING = `($1::timestamptz IS NULL OR at >= $1) AND ($2::timestamptz IS NULL OR at < $2)
  AND ($3::text IS NULL OR action = $3) AND ($4::uuid IS NULL OR admin_id = $4) AND ($5::text IS NULL OR target = $5)`;

function valuesOf({ from, to, action, adminId, target }: AdminDeedFilter): unknown[] {
  return [from, to, action, adminId, target];
}
