import { Injectable } from '@nestjs/common';
import type { KeyedOrder } from '../../../platform/database/keyed-order.js';
import { type ListFilter, PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { periodOf } from '../../../platform/http/request.fields.js';
import { isUuid, NO_ID } from '../../../platform/ids.js';
import { AccountOwners } from '../account-owners.queries.js';
import {
  type Payment,
  PaymentQueries,
  type PaymentStatus,
  type SeenPayment,
  type WireStatus,
} from '../payments/index.js';
import { type BoughtGrant, grantsOf } from '../subscriptions/index.js';
import type { PaymentEventAnswer } from './admin-payment.answer.js';
import type { ExportPaymentsBody, PaymentSort } from './admin-payments.query.js';
import type { RefundRecordAnswer } from './refund.answers.js';

/** A payment with whose it is; the address is null once the account is gone. */
export type AdminPayment = SeenPayment & { readonly email: string | null };

/** All that the books hold about one payment. */
export interface PaymentDetails {
  readonly payment: AdminPayment;
  readonly events: PaymentEventAnswer[];
  readonly refunds: RefundRecordAnswer[];
  /** All of the account's, oldest first. */
  readonly grants: readonly BoughtGrant[];
}

/** The books as administrators look through them. */
@Injectable()
export class AdminPaymentQueries {
  constructor(
    private readonly payments: PaymentQueries,
    private readonly sql: Sql,
    private readonly owners: AccountOwners,
  ) {}

  /** With a text whose or which: the account's whole address; the payment's or the account's id; the charge's id, or else a promotional code. */
  async matching(query: ExportPaymentsBody, now: Date) {
    const { status, plan, withdrawal, dates, sort = 'newest', texto = '' } = query;
    const { from, to } = periodOf(query);
    const { email, id, reference } = soughtBy(texto.trim());
    const owner = email && ((await this.owners.idOf(email)) ?? NO_ID);
    const charged = reference && (await this.chargedAs(reference));
    const payments = new PagedList<Payment>(this.sql, {
      columns: '*',
      table: `(SELECT ${this.payments.columns}, ${STATUS} AS shown FROM payments) AS payments`,
      given: [now],
      filters: [
        ['shown = ?', status && SHOWN_AS[status]],
        ['"planId" = ?', plan],
        [`("withdrawalAskedAt" IS NOT NULL AND status = 'aprovado') = ?`, withdrawal && true],
        ...(dates === 'received' ? receivedWithin(from, to) : createdWithin(from, to)),
        ['"accountId" = ?', owner],
        ['(id = ? OR "accountId" = ?)', id],
        ['id = ANY (?::uuid[])', charged || null],
        ['"promoCode" = upper(?)', charged ? null : reference],
      ],
      order: ORDERS[sort],
    });
    return payments.asPages((page) => this.withOwners(page));
  }

  async open(id: string): Promise<PaymentDetails | null> {
    const found = await this.sql.rows<Payment>(`SELECT ${this.payments.columns} FROM payments WHERE id = $1`, [id]);
    const [payment] = await this.withOwners(found);
    if (!payment) return null;
    const [events, refunds, grants] = await Promise.all([
      this.sql.rows<PaymentEventAnswer>(EVENTS, [id]),
      this.sql.rows<RefundRecordAnswer>(REFUNDS, [id]),
      grantsOf(payment.accountId, this.sql),
    ]);
    return { payment, events, refunds, grants };
  }

  /** Null: there is no such charge. Looked up beforehand, so that each way has an index of its own. */
  private async chargedAs(chargeId: string): Promise<string[] | null> {
    const found = await this.sql.rows<{ id: string }>('SELECT id FROM payments WHERE provider_payment_id = $1', [
      chargeId,
    ]);
    return found.length > 0 ? found.map(({ id }) => id) : null;
  }

  private async withOwners(payments: readonly Payment[]): Promise<AdminPayment[]> {
    const [seen, owners] = await Promise.all([
      this.payments.withReturned(payments),
      this.owners.named(payments.map(({ accountId }) => accountId)),
    ]);
    return seen.map((payment) => ({ ...payment, email: owners.get(payment.accountId)?.email ?? null }));
  }
}

function createdWithin(from: Date | null, to: Date | null): ListFilter[] {
  return [
    ['"createdAt" >= ?', from],
    ['"createdAt" < ?', to],
  ];
}

/** As takings are counted: by when the money came into the books, whatever became of it since. */
function receivedWithin(from: Date | null, to: Date | null): ListFilter[] {
  return [
    [`id IN (${RECEIVED} >= ?)`, from ?? '-infinity'],
    [`id IN (${RECEIVED} < ?)`, to],
  ];
}

const RECEIVED = `
  SELECT payment_id FROM payment_ledger WHERE kind = 'aprovado' AND amount_cents > 0 AND recorded_at`;

function soughtBy(text: string): { email?: string; id?: string; reference?: string } {
  if (text === '') return {};
  if (text.includes('@')) return { email: text.toLowerCase() };
  return isUuid(text) ? { id: text } : { reference: text };
}

const ORDERS: Readonly<Record<PaymentSort, KeyedOrder>> = {
  newest: { key: '"createdAt"', way: 'DESC' },
  oldest: { key: '"createdAt"', way: 'ASC' },
  highest: { key: '"amountCents"', way: 'DESC' },
  lowest: { key: '"amountCents"', way: 'ASC' },
};

/** `pendente` can be paid now; one whose time is over is `expirado`. */
const SHOWN_AS: Readonly<Record<WireStatus, Exclude<PaymentStatus, 'criado' | 'aguardando'> | 'pendente'>> = {
  pending: 'pendente',
  approved: 'aprovado',
  expired: 'expirado',
  cancelled: 'cancelado',
  failed: 'falhou',
  refunded: 'estornado',
  disputed: 'contestado',
};

/** As `wireStatusOf` tells it to the payer. */
const STATUS = `
  CASE WHEN status NOT IN ('criado', 'aguardando') THEN status WHEN expires_at <= $1::timestamptz THEN 'expirado' ELSE 'pendente' END`;

const EVENTS = `
  SELECT kind, amount_cents / 100.0::float8 AS amount, details, recorded_at AS at FROM payment_ledger WHERE payment_id = $1 ORDER BY id`;

const REFUNDS = `
  SELECT reason, asked_by IS NOT NULL AS "byAdmin", asked_at AS "askedAt", attempts,
    CASE outcome WHEN 'devolvido' THEN 'refunded' WHEN 'recusado' THEN 'refused' ELSE 'pending' END AS outcome, ended_at AS "endedAt"
  FROM charge_refunds WHERE payment_id = $1 ORDER BY asked_at, id`;
