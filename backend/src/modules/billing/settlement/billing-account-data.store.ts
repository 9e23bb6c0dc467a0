import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { PART_BACK } from '../payments/index.js';
import { SUBSCRIPTION_CHANGED } from '../subscriptions/index.js';
import { type Bought, moneyToCome } from './money-to-come.email.js';

/** What was bought and paid. The books stay; what is still open ends. */
@Injectable()
export class BillingAccountData extends AccountDataHolder {
  readonly tables = [
    'charge_refunds',
    'payments',
    'payment_requests',
    'promo_uses',
    'subscriptions',
    'subscription_grants',
  ];

  constructor(private readonly sql: Sql) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      assinatura: () => this.sql.row(SUBSCRIPTION, [accountId]),
      periodos: () => this.sql.rows(GRANTS, [accountId]),
      pagamentos: () => this.sql.rows(PAYMENTS, [accountId]),
    };
  }

  /** Of the money of withdrawn purchases, and of the right to withdraw from others: who is erased is written to no more. */
  override async toCome(accountId: string, at: Date, tx: Queryable): Promise<readonly string[]> {
    const { rows } = await tx.query<Bought>(BOUGHT, [accountId]);
    return rows.flatMap((bought) => moneyToCome(bought, at));
  }

  /** An open charge runs out now, so that the reconciler cancels it at the gateway. Money that comes all the same is booked. */
  override async endPurchases(accountId: string, tx: Queryable): Promise<void> {
    await tx.query(RUN_OUT, [accountId]);
  }

  override async erase(accountId: string, tx: Queryable): Promise<boolean> {
    for (const statement of ERASE) await tx.query(statement, [accountId]);
    await this.endPurchases(accountId, tx);
    await tx.query('SELECT pg_notify($1, $2)', [SUBSCRIPTION_CHANGED, accountId]);
    return true;
  }
}

const SUBSCRIPTION = `
  SELECT plan_id AS plano, starts_at AS inicio, expires_at AS fim FROM subscriptions WHERE account_id = $1`;

const GRANTS = `
  SELECT g.plan_id AS plano, g.days AS dias, CASE WHEN p.amount_cents = 0 THEN 'codigo_promocional' ELSE g.reason END AS motivo,
    g.granted_at AS "concedidoEm", g.revoked_at AS "desfeitoEm", g.payment_id AS pagamento
  FROM subscription_grants g LEFT JOIN payments p ON p.id = g.payment_id
  WHERE g.account_id = $1 ORDER BY g.granted_at, g.id`;

const PAYMENTS = `
  SELECT p.id, p.plan_id AS plano, p.original_cents AS "precoCentavos", p.discount_cents AS "descontoCentavos",
    p.amount_cents AS "valorCentavos", p.promo_code AS codigo, p.status AS situacao, p.created_at AS "criadoEm", p.paid_at AS "pagoEm",
    p.withdrawal_asked_at AS "desistenciaPedidaEm",
    (SELECT json_agg(json_build_object('tipo', l.kind, 'valorCentavos', l.amount_cents, 'em', l.recorded_at) ORDER BY l.id)
     FROM payment_ledger l WHERE l.payment_id = p.id) AS lancamentos,
    (SELECT json_agg(json_build_object('motivo', r.reason, 'pedidaEm', r.asked_at, 'resultado', r.outcome, 'em', r.ended_at))
     FROM charge_refunds r WHERE r.payment_id = p.id) AS devolucoes
  FROM payments p WHERE p.account_id = $1 ORDER BY p.id`;

const BOUGHT = `
  SELECT p.id, p.plan_id AS "planId", greatest(p.paid_at, g.granted_at) AS "boughtAt", p.withdrawal_asked_at AS "withdrawalAskedAt",
    p.amount_cents + (SELECT coalesce(sum(l.amount_cents), 0)::int FROM payment_ledger l
      WHERE l.payment_id = p.id AND starts_with(l.kind, '${PART_BACK}')) AS "leftCents"
  FROM payments p LEFT JOIN subscription_grants g ON g.payment_id = p.id
  WHERE p.account_id = $1 AND p.status = 'aprovado' AND p.amount_cents > 0 ORDER BY p.id`;

const ERASE = ['DELETE FROM payment_requests WHERE account_id = $1', 'DELETE FROM subscriptions WHERE account_id = $1'];

const RUN_OUT = `
  UPDATE payments SET payer = NULL, expires_at = least(expires_at, now()), next_check_at = now(), checks = 0
  WHERE account_id = $1 AND status IN ('criado', 'aguardando')`;
