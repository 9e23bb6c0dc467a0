/** What the books say of the account of a column, as pieces of a statement; made of words of ours alone. */

/**
 * When a payment was last begun; null: never. Asked for the greatest moment alone, the database may walk back through everybody's payments
 * until one of the account comes.
 */
export function lastBegan(accountId: string): string {
  return `(SELECT max(created_at) FROM (SELECT created_at FROM payments WHERE account_id = ${accountId} OFFSET 0) AS p)`;
}

/** A charge that can be paid, is being closed at the gateway, or was closed so lately that money may be on its way. */
export function paymentUnderWay(accountId: string): string {
  return `EXISTS (SELECT 1 FROM payments AS p WHERE p.account_id = ${accountId} AND (
    p.status IN ('criado', 'aguardando')
    OR p.status IN ('expirado', 'cancelado', 'falhou') AND p.next_check_at IS NOT NULL))`;
}

/** Money on its way back, or that the buyer of a withdrawn purchase still waits for. */
export function refundUnderWay(accountId: string): string {
  return `EXISTS (SELECT 1 FROM payments AS p WHERE p.account_id = ${accountId} AND (
    p.status = 'aprovado' AND p.withdrawal_asked_at IS NOT NULL
    OR EXISTS (SELECT 1 FROM charge_refunds AS r WHERE r.payment_id = p.id AND r.ended_at IS NULL)))`;
}
