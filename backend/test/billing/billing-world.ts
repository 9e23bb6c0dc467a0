import { createHmac, randomUUID } from 'node:crypto';
import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';

export { until };

export const QUICK_JOBS = { BILLING_JOB_INTERVAL_MS: '100', BILLING_RECHECK_SECONDS: '1' };
export const SECRET = 'sandbox-mercado-pago-webhook-secret';
const WEBHOOK = '/api/payments/webhooks/mercado-pago';

export interface PixPayment {
  id: string;
  planId: string;
  status: string;
  amount: number;
  qrCodeBase64: string | null;
  pixCopyPaste: string | null;
  payee: string | null;
  expiresAt: string;
  serverTime: string;
}

export interface PixAnswer {
  success: boolean;
  payment: PixPayment;
  error: string;
  code: string;
  details: unknown;
}

export interface SandboxCharge {
  id: number;
  externalReference: string;
  endToEndId: string | null;
  status: string;
}

export const BRONZE = {
  planId: 'bronze',
  amount: 15,
  originalAmount: 15,
  description: 'Bronze',
  promoCode: null,
  discount: 0,
};
export const SILVER = {
  planId: 'silver',
  amount: 25,
  originalAmount: 25,
  description: 'Prata',
  promoCode: null,
  discount: 0,
};
export const GOLD = {
  planId: 'gold',
  amount: 35,
  originalAmount: 35,
  description: 'Ouro',
  promoCode: null,
  discount: 0,
};

/** An account that registered, confirmed its e-mail unless told otherwise, and holds nothing but its temporary token. */
export class Customer {
  private constructor(
    readonly app: World,
    readonly id: string,
    readonly email: string,
    readonly http: HttpClient,
  ) {}

  static async registered(app: World, mark = 'cliente', confirmed = true): Promise<Customer> {
    const email = `${randomUUID().replaceAll('-', '')}+${mark}@gmail.com`;
    const { body } = await app.http.post<{ tempToken: string; user: { id: string } }>('/api/auth/register', {
      name: 'Ana de Teste',
      email,
      password: 'Garoa-2026',
      captchaToken: 'ok',
    });
    if (confirmed) await app.sql.query('UPDATE accounts SET email_confirmed_at = now() WHERE id = $1', [body.user.id]);
    return new Customer(app, body.user.id, email, app.http.as(body.tempToken));
  }

  /** The same person before another instance. */
  at(other: World, token: string): Customer {
    return new Customer(other, this.id, this.email, other.http.as(token));
  }

  createPix(body: object = BRONZE, headers: Record<string, string> = {}): Promise<Answer<PixAnswer>> {
    return this.http.with(headers).post<PixAnswer>('/api/payments/create-pix', body);
  }

  async pix(body: object = BRONZE): Promise<PixPayment> {
    const { status, body: answer } = await this.createPix(body);
    if (status !== 201) throw new Error(`create-pix answered ${status}: ${JSON.stringify(answer)}`);
    return answer.payment;
  }

  /** Pays for a plan and waits until it runs; answers the payment's id. */
  async buys(plan: object = BRONZE): Promise<string> {
    const { id } = await this.pix(plan);
    await pay(this.app, id);
    await until(async () => (await bookStatus(this.app, id)) === 'aprovado');
    return id;
  }

  async status(id: string): Promise<string> {
    return (await this.http.get<{ status: string }>(`/api/payments/status/${id}`)).body.status;
  }

  /** Days of access that were granted, by the books. */
  async grantedDays(): Promise<number[]> {
    const { rows } = await this.app.sql.query<{ days: number }>(
      'SELECT days FROM subscription_grants WHERE account_id = $1 ORDER BY granted_at',
      [this.id],
    );
    return rows.map(({ days }) => days);
  }

  /** Days from now to the end of the plan, to one decimal; null without a plan. */
  async daysLeft(): Promise<number | null> {
    const { rows } = await this.app.sql.query<{ days: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 8640)::int / 10.0 AS days FROM subscriptions WHERE account_id = $1`,
      [this.id],
    );
    return rows[0] ? Number(rows[0].days) : null;
  }
}

/** What the ledger says of a payment, in order. */
export async function ledgerOf(app: World, paymentId: string): Promise<string[]> {
  const { rows } = await app.sql.query<{ kind: string }>(
    'SELECT kind FROM payment_ledger WHERE payment_id = $1 ORDER BY id',
    [paymentId],
  );
  return rows.map(({ kind }) => kind);
}

/** What the ledger says that we hold of a payment's money, in cents. */
export async function moneyOf(app: World, paymentId: string): Promise<number> {
  const { rows } = await app.sql.query<{ sum: number }>(
    'SELECT sum(amount_cents)::int AS sum FROM payment_ledger WHERE payment_id = $1',
    [paymentId],
  );
  return rows[0]?.sum ?? 0;
}

export async function bookStatus(app: World, paymentId: string): Promise<string | undefined> {
  const { rows } = await app.sql.query<{ status: string }>('SELECT status FROM payments WHERE id = $1', [paymentId]);
  return rows[0]?.status;
}

/** The charges that the gateway holds for a payment. */
export async function chargesOf(app: World, paymentId: string): Promise<SandboxCharge[]> {
  const { body } = await app.sandbox.with({ accept: 'application/json' }).get<SandboxCharge[]>('/pix');
  const names = [paymentId, paymentId.replaceAll('-', '')];
  return body.filter((charge) => names.includes(charge.externalReference));
}

export async function chargeOf(app: World, paymentId: string): Promise<SandboxCharge> {
  const [charge] = await chargesOf(app, paymentId);
  if (!charge) throw new Error(`no charge for payment ${paymentId}`);
  return charge;
}

/** Pays at the payer's bank; how the notification travels is the caller's choice. */
export async function pay(app: World, paymentId: string, how: object = {}): Promise<void> {
  const { id } = await chargeOf(app, paymentId);
  const { status, body } = await app.sandbox.post(`/pix/payments/${id}/pay`, how);
  if (status !== 200) throw new Error(`the bank answered ${status}: ${JSON.stringify(body)}`);
}

export interface DeliveryOptions {
  dataId: string;
  /** The charge that the signature is made for, when it is another one. */
  signedId?: string;
  eventId?: number | string;
  secret?: string;
  at?: Date;
  requestId?: string;
  body?: string;
}

/** Delivers a notification as Mercado Pago signs it, or not quite. */
export function deliver(app: World, options: DeliveryOptions): Promise<Answer<{ success: boolean; code: string }>> {
  const {
    dataId,
    signedId = dataId,
    eventId = 1,
    secret = SECRET,
    at = new Date(),
    requestId = randomUUID(),
  } = options;
  const ts = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`id:${signedId};request-id:${requestId};ts:${ts};`).digest('hex');
  const body =
    options.body ?? JSON.stringify({ id: eventId, type: 'payment', action: 'payment.updated', data: { id: dataId } });
  return app.http.raw('POST', `${WEBHOOK}?data.id=${encodeURIComponent(dataId)}&type=payment`, body, {
    'content-type': 'application/json',
    'x-request-id': requestId,
    'x-signature': `ts=${ts},v1=${v1}`,
  });
}

/** The payment that is being opened for somebody who has no other. */
export function openedBy(customer: Customer): Promise<string> {
  return until(async () => {
    const { rows } = await customer.app.sql.query<{ id: string }>('SELECT id FROM payments WHERE account_id = $1', [
      customer.id,
    ]);
    return rows[0]?.id;
  });
}

/** Makes the reconciler look after the payment now. */
export async function dueNow(app: World, paymentId: string): Promise<void> {
  await app.sql.query('UPDATE payments SET next_check_at = now() WHERE id = $1', [paymentId]);
}

/** Turns the clock of one payment past its end. */
export async function runOut(app: World, paymentId: string): Promise<void> {
  await app.sql.query(
    "UPDATE payments SET expires_at = now() - interval '1 second', next_check_at = now() WHERE id = $1",
    [paymentId],
  );
}
