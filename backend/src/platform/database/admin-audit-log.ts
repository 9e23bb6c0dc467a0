import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../kernel/admin-audit-entry.js';
import { Clock } from '../clock.js';
import { newId } from '../ids.js';
import type { Queryable } from './sql.js';

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
}

function asJson(facts: AdminAuditEntry['before']): string | null {
  return facts ? JSON.stringify(facts) : null;
}
