import type { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import type { Payment, RefundRequest } from '../payments/index.js';

/** An admin's order is carried out by the request that brings it; the queue has it afterwards, should that be killed. */
const OWN_SECONDS = 4;

/**
 * Puts refunds on the work list, once a charge; one that the gateway had refused is tried again, as another order. What an
 * admin asked for is recorded in the audit log.
 */
export async function askRefunds(
  tx: Queryable,
  auditLog: AdminAuditLog,
  { id, provider }: Payment,
  refunds: readonly RefundRequest[],
  now: Date,
): Promise<void> {
  for (const { chargeId, reason, askedBy } of refunds) {
    const { rowCount } = await tx.query(
      `INSERT INTO charge_refunds AS r (id, payment_id, provider, charge_id, reason, asked_by, asked_at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))
       ON CONFLICT (provider, charge_id) DO UPDATE SET
         id = excluded.id, ended_at = NULL, outcome = NULL, attempts = 0, reason = excluded.reason, asked_by = excluded.asked_by,
         asked_at = excluded.asked_at, next_attempt_at = excluded.next_attempt_at
       WHERE r.outcome = 'recusado' AND excluded.asked_by IS NOT NULL`,
      [newId(), id, provider, chargeId, reason, askedBy, now, askedBy === null ? 0 : OWN_SECONDS],
    );
    if (rowCount === 0 || askedBy === null) continue;
    await auditLog.record(
      { adminId: askedBy, action: 'refund-payment', target: `payment:${id}`, after: { reason } },
      tx,
    );
  }
}
