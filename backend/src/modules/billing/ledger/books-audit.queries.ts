import { Injectable } from '@nestjs/common';
import { PLANS } from '../../../kernel/plans.js';
import { Sql } from '../../../platform/database/sql.js';
import { NO_ID } from '../../../platform/ids.js';

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

interface Checked {
  /** The last payment that was looked at; null when there was none. */
  readonly last: string | null;
  readonly faults: readonly BookFault[];
}

/** Payments that a statement looks at. */
const AT_ONCE = 20_000;
export const MOST_TOLD = 200;

/** Whether the books agree with themselves: the money in the ledger is the plans given, and no code is used too often. */
@Injectable()
export class BooksAudit {
  constructor(private readonly sql: Sql) {}

  /**
   * At most 200 of them, perhaps of these accounts only; none in sound books, apart from money that is on its way back. Takes
   * as long as all payments need, some at a time, each as it is with its lines and its plan at that moment.
   */
  faults(accountIds: readonly string[] | null = null): Promise<BookFault[]> {
    return this.sql.transaction(async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = '10min'`);
      let faults: BookFault[] = [];
      for (let last: string | null = NO_ID; last; ) {
        const checked: Checked | undefined = (await tx.query<Checked>(OF_PAYMENTS, [last, accountIds, DAYS])).rows[0];
        faults = worstFirst([...faults, ...(checked?.faults ?? [])]);
        last = checked?.last ?? null;
      }
      return worstFirst([...faults, ...(await tx.query<BookFault>(OF_CODES, [accountIds])).rows]);
    });
  }
}

function worstFirst(faults: readonly BookFault[]): BookFault[] {
  const place = ({ fault }: BookFault) => BOOK_FAULTS.indexOf(fault);
  return faults.toSorted((one, other) => place(one) - place(other)).slice(0, MOST_TOLD);
}

const DAYS = JSON.stringify(Object.fromEntries(PLANS.map((plan) => [plan.id, plan.days])));

const LAST = '(SELECT id FROM page ORDER BY id DESC LIMIT 1)';
/** Of a payment's lines and plan each is looked up by itself: joined, those of many were compared each with each where they were new to the statistics. */
const LEDGER = `
  SELECT bool_or(kind = 'aprovado') AS approved, sum(amount_cents) FILTER (WHERE NOT passes) AS held,
    sum(amount_cents) FILTER (WHERE passes) AS retained, sum(amount_cents) FILTER (WHERE part) AS parted
  FROM payment_ledger, LATERAL (SELECT split_part(kind, ':', 1) IN ('retido', 'devolvido') AS passes,
    split_part(kind, ':', 1) = 'estorno_parcial' AS part) AS kinds
  WHERE payment_id = page.id`;
const GIVEN =
  'SELECT days, revoked_at IS NOT NULL AS revoked FROM subscription_grants WHERE payment_id = page.id LIMIT 1';

const OF_PAYMENTS = `
  WITH page AS MATERIALIZED (
    SELECT id, status, amount_cents, plan_id FROM payments
    WHERE id > $1 AND ($2::uuid[] IS NULL OR account_id = ANY ($2)) ORDER BY id LIMIT ${AT_ONCE}
  ), faults AS (
    SELECT fault, id AS subject
    FROM page CROSS JOIN LATERAL (${LEDGER}) AS ledger LEFT JOIN LATERAL (${GIVEN}) AS given ON true CROSS JOIN LATERAL (VALUES
      ('saldo_errado', coalesce(held, 0) <> CASE WHEN status = 'aprovado' THEN amount_cents + coalesce(parted, 0) ELSE 0 END),
      ('pago_sem_plano', approved AND days IS NULL),
      ('plano_sem_pagamento', days IS NOT NULL AND approved IS NOT TRUE),
      ('dias_errados', days <> ($3::jsonb ->> plan_id)::int),
      ('plano_de_pagamento_devolvido', amount_cents > 0 AND revoked <> (status IN ('estornado', 'contestado'))),
      ('dinheiro_retido', retained <> 0)
    ) AS checks (fault, found) WHERE found
  )
  SELECT ${LAST} AS last, (SELECT coalesce(json_agg(faults), '[]') FROM faults) AS faults`;

const OF_CODES = `
  WITH uses AS (
    SELECT c.id, c.uses, c.max_uses, count(*) FILTER (WHERE u.status IN ('reservado', 'consumido')) AS counted
    FROM promotional_codes c LEFT JOIN promo_uses u ON u.code_id = c.id
    WHERE $1::uuid[] IS NULL OR c.id IN (SELECT code_id FROM promo_uses WHERE account_id = ANY ($1)) GROUP BY c.id
  )
  SELECT fault, id AS subject FROM uses, LATERAL (VALUES
    ('codigo_acima_do_maximo', counted > max_uses), ('usos_mal_contados', counted <> uses)
  ) AS checks (fault, found) WHERE found LIMIT ${MOST_TOLD}`;
