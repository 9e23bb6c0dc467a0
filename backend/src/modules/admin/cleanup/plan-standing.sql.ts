/** What billing's books say of `accounts AS a`, as pieces of a statement; made of words of ours alone. */
export const PLAN = 'LEFT JOIN subscriptions AS s ON s.account_id = a.id';

/** When the plan ends or ended; of who never had one, when they registered or last began to pay. */
export const ENDED_AT = `coalesce(s.expires_at,
  greatest(a.created_at, (SELECT max(p.created_at) FROM payments AS p WHERE p.account_id = a.id)))`;

/** A charge that can be paid, is being closed at the gateway, or was closed so lately that money may be on its way. */
export const PAYMENT_UNDER_WAY = `EXISTS (SELECT 1 FROM payments AS p WHERE p.account_id = a.id AND (
  p.status IN ('criado', 'aguardando')
  OR p.status IN ('expirado', 'cancelado', 'falhou') AND p.next_check_at IS NOT NULL))`;

export const REFUND_UNDER_WAY = `EXISTS (SELECT 1 FROM payments AS p JOIN charge_refunds AS r ON r.payment_id = p.id
  WHERE p.account_id = a.id AND r.ended_at IS NULL)`;
