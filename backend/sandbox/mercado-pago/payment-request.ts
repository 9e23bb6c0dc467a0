import { type FaultKind } from '../faults/fault-kinds.js';
import { faultOfAmount, faultOfPayer } from '../faults/magic-inputs.js';
import { NOTIFICATION_MODES, type NotificationMode } from '../pix-charges/charge.js';
import { type NewCharge } from '../pix-charges/charge-book.js';
import { type Cause, cause } from './problems.js';

const MINUTE = 60_000;
const SHORTEST = 30 * MINUTE;
const LONGEST = 30 * 24 * 60 * MINUTE;
/** Clocks and the way here take a little time. */
const TOLERANCE = MINUTE;
const DEFAULT_VALIDITY = 24 * 60 * MINUTE;

export type ParsedRequest = { charge: Omit<NewCharge, 'idempotencyKey' | 'fingerprint'> } | { causes: Cause[] };

/** Reads the body of `POST /v1/payments`; only Pix is served. */
export function parsePaymentRequest(body: unknown): ParsedRequest {
  const now = Date.now();
  const input = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const amount = input.transaction_amount;
  const payer = (typeof input.payer === 'object' && input.payer !== null ? input.payer : {}) as Record<string, unknown>;
  const expiresAt =
    input.date_of_expiration === undefined ? now + DEFAULT_VALIDITY : Date.parse(String(input.date_of_expiration));
  const causes: Cause[] = [];
  const refuse = (code: number, description: string) => causes.push(cause(code, description));
  if (typeof amount !== 'number' || amount <= 0 || Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) {
    refuse(4037, 'Invalid transaction_amount');
  }
  if (input.payment_method_id !== 'pix') refuse(2059, "payment_method_id must be 'pix'");
  if (typeof payer.email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(payer.email))
    refuse(4050, 'payer.email must be a valid email');
  if (!(expiresAt >= now + SHORTEST - TOLERANCE && expiresAt <= now + LONGEST + TOLERANCE)) {
    refuse(4056, 'date_of_expiration must be from 30 minutes up to 30 days from now');
  }
  if (input.notification_url !== undefined && !isWebAddress(input.notification_url)) {
    refuse(4020, 'notification_url attribute must be url valid');
  }
  if (causes.length) return { causes };
  const email = payer.email as string;
  return {
    charge: {
      gateway: 'mercado-pago',
      amountCents: Math.round((amount as number) * 100),
      description: String(input.description ?? ''),
      externalReference: input.external_reference === undefined ? null : String(input.external_reference),
      notificationUrl: (input.notification_url as string | undefined) ?? null,
      payer: { ...payer, email },
      expiresAt: new Date(expiresAt).toISOString(),
      notifications: notificationsOfPayer(email),
    },
  };
}

/** The fault that amount or payer ask for, or null. */
export function faultOfPayment(body: unknown): FaultKind | null {
  const { transaction_amount: amount, payer } = (body ?? {}) as {
    transaction_amount?: unknown;
    payer?: { email?: unknown };
  };
  const byPayer = typeof payer?.email === 'string' ? faultOfPayer(payer.email) : null;
  return byPayer ?? (typeof amount === 'number' ? faultOfAmount(amount) : null);
}

/** `ana+webhook-lost@gmail.com` → lost. */
function notificationsOfPayer(email: string): NotificationMode {
  const named = /(?:^|\+)webhook-([a-z]+)@/.exec(email.toLowerCase())?.[1];
  return NOTIFICATION_MODES.find((mode) => mode === named) ?? 'normal';
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}
