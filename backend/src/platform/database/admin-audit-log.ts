import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../kernel/admin-audit-entry.js';
import { Clock } from '../clock.js';
import { recordBytes, recordBytesSql } from '../crypto/marked-record.js';
import { RecordMac } from '../crypto/record-mac.js';
import { newId } from '../ids.js';
import type { ChainedTable } from './chained-table.js';
import type { Queryable } from './sql.js';

export interface StoredAuditEntry extends AdminAuditEntry {
  readonly id: string;
  readonly at: Date;
}

export const STORED_COLUMNS = 'id, at, admin_id AS "adminId", action, target, before, after';

/** How the entries are linked into the audit's chain. */
export const ADMIN_AUDIT_CHAIN: ChainedTable = {
  records: 'admin-actions',
  table: 'admin_actions',
  queue: 'admin_actions_unsealed',
  at: 'at',
  bytes: recordBytesSql({
    at: 'a.at',
    ids: ['a.id', 'a.admin_id'],
    texts: ['a.action', 'a.target', 'a.before::text', 'a.after::text'],
  }),
};

/** The append-only record of what administrators did. */
@Injectable()
export class AdminAuditLog {
  constructor(
    private readonly clock: Clock,
    private readonly macs: RecordMac,
  ) {}

  /** Records the entry in the transaction of what it tells: none without the other. */
  async record(
    { adminId, action, target, before = null, after = null }: AdminAuditEntry,
    tx: Queryable,
  ): Promise<void> {
    const [id, at] = [newId(), this.clock.now()];
    const texts = [action, target, asJson(before), asJson(after)];
    const mark = this.macs.of(recordBytes({ at, ids: [id, adminId], texts }));
    await tx.query(RECORD, [id, at, adminId, ...texts, mark]);
  }

  /** The same for what was opened; opened or read anew by them in the last five minutes, it is on record already. */
  async recordOpening(entry: AdminAuditEntry, tx: Queryable): Promise<void> {
    const { adminId, action, target, after = null } = entry;
    const { rowCount } = await tx.query(OPENED_JUST_NOW, [target, adminId, action, asJson(after)]);
    if (!rowCount) await this.record(entry, tx);
  }

  /** The newest of this name. */
  async last(action: string, from: Queryable): Promise<StoredAuditEntry | null> {
    const { rows } = await from.query<StoredAuditEntry>(
      `SELECT ${STORED_COLUMNS} FROM admin_actions WHERE action = $1 ORDER BY at DESC, id DESC LIMIT 1`,
      [action],
    );
    return rows[0] ?? null;
  }
}

const RECORD = `
  WITH written AS (
    INSERT INTO admin_actions (id, at, admin_id, action, target, before, after, mac)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING at, id
  )
  INSERT INTO admin_actions_unsealed (created_at, id) SELECT at, id FROM written
`;

const OPENED_JUST_NOW = `
  SELECT 1 FROM admin_actions
  WHERE target = $1 AND admin_id = $2 AND action = $3 AND after::text IS NOT DISTINCT FROM $4
    AND at > now() - interval '5 minutes' LIMIT 1`;

function asJson(facts: AdminAuditEntry['before']): string | null {
  return facts ? JSON.stringify(facts) : null;
}
