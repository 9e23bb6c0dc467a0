import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../kernel/admin-audit-entry.js';
import { Clock } from '../clock.js';
import { newId } from '../ids.js';
import type { Queryable } from './sql.js';

export interface StoredAuditEntry extends AdminAuditEntry {
  readonly id: string;
  readonly at: Date;
}

export const STORED_COLUMNS = 'id, at, admin_id AS "adminId", action, target, before, after';

/** The append-only record of what administrators did. */
@Injectable()
export class AdminAuditLog {
  constructor(private readonly clock: Clock) {}

  /** Records the entry in the transaction of what it tells: none without the other. */
  async record(
    { adminId, action, target, before = null, after = null }: AdminAuditEntry,
    tx: Queryable,
  ): Promise<void> {
    await tx.query(
      'INSERT INTO admin_actions (id, at, admin_id, action, target, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [newId(), this.clock.now(), adminId, action, target, asJson(before), asJson(after)],
    );
  }

  /** The newest of this name. */
  async last(action: string, from: Queryable): Promise<StoredAuditEntry | null> {
    const { rows } = await from.query<StoredAuditEntry & Record<string, unknown>>(
      `SELECT ${STORED_COLUMNS} FROM admin_actions WHERE action = $1 ORDER BY at DESC, id DESC LIMIT 1`,
      [action],
    );
    return rows[0] ?? null;
  }
}

function asJson(facts: AdminAuditEntry['before']): string | null {
  return facts ? JSON.stringify(facts) : null;
}
