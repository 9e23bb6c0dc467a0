import { Injectable } from '@nestjs/common';
import { PLANS } from '../../../kernel/plans.js';
import { Sql } from '../../../platform/database/sql.js';

/** What the books must never say. */
export const BOOK_FAULTS = [
  'saldo_errado',
  'pago_sem_plano',
  'plano_sem_pagamento',
  'dias_errados',
  'plano_de_pagamento_devolvido',
  'dinheiro_retido',
  'codigo_acima_do_maximo',
  'usos_mal_contados',
] as const;

export interface BookFault {
  readonly fault: (typeof BOOK_FAULTS)[number];
  /** The payment's or the code's id. */
  readonly subject: string;
}

/** Whether the books agree with themselves: the money in the ledger is the plans given, and no code is used too often. */
@Injectable()
export class BooksAudit {
  constructor(private readonly sql: Sql) {}

  /** At most 200 of them, perhaps of these accounts only; none in sound books, apart from money that is on its way back. */
  faults(accountIds: readonly string[] | null = null): Promise<BookFault[]> {
    const days = JSON.stringify(Object.fromEntries(PLANS.map((plan) => [plan.id, plan.days])));
    return this.sql.rows<BookFault>(FAULTS, [days, accountIds]);
  }
}

const FAULTS = `
  WITH books AS (
    SELECT p.id, p.status, p.amount_cents, p.plan_id,
      coalesce(sum(l.amount_cents) FILTER (WHERE l.kind !~ '^(retido|devolvido)'), 0) AS held,
      coalesce(sum(l.amount_cents) FILTER (WHERE l.kind ~ '^(retido|devolvido)'), 0) AS retained,
      bool_or(l.kind = 'aprovado') AS approved
    FROM payments p LEFT JOIN payment_ledger l ON l.payment_id = p.id
    WHERE $2::uuid[] IS NULL OR p.account_id = ANY ($2) GROUP BY p.id
  ), given AS (
    SELECT payment_id, sum(days) AS days, bool_or(revoked_at IS NOT NULL) AS revoked
    FROM subscription_grants
    WHERE payment_id IS NOT NULL AND ($2::uuid[] IS NULL OR account_id = ANY ($2)) GROUP BY payment_id
  ), uses AS (
    SELECT c.id, c.uses, c.max_uses, count(u.*) FILTER (WHERE u.status IN ('reservado', 'consumido')) AS counted
    FROM promotional_codes c LEFT JOIN promo_uses u ON u.code_id = c.id
    WHERE $2::uuid[] IS NULL OR c.id IN (SELECT code_id FROM promo_uses WHERE account_id = ANY ($2)) GROUP BY c.id
  )
  SELECT 'saldo_errado' AS fault, id::text AS subject FROM books
  WHERE held <> CASE WHEN status = 'aprovado' THEN amount_cents ELSE 0 END
  UNION ALL
  SELECT 'pago_sem_plano', b.id::text FROM books b LEFT JOIN given g ON g.payment_id = b.id
  WHERE b.approved AND g.payment_id IS NULL
  UNION ALL
  SELECT 'plano_sem_pagamento', g.payment_id::text FROM given g JOIN books b ON b.id = g.payment_id
  WHERE NOT coalesce(b.approved, false)
  UNION ALL
  SELECT 'dias_errados', g.payment_id::text FROM given g JOIN books b ON b.id = g.payment_id
  WHERE g.days <> ($1::jsonb ->> b.plan_id)::int
  UNION ALL
  SELECT 'plano_de_pagamento_devolvido', g.payment_id::text FROM given g JOIN books b ON b.id = g.payment_id
  WHERE g.revoked <> (b.status IN ('estornado', 'contestado'))
  UNION ALL
  SELECT 'dinheiro_retido', id::text FROM books WHERE retained <> 0
  UNION ALL
  SELECT 'codigo_acima_do_maximo', id::text FROM uses WHERE counted > max_uses
  UNION ALL
  SELECT 'usos_mal_contados', id::text FROM uses WHERE counted <> uses
  LIMIT 200`;
