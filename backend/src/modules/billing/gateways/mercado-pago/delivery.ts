import type { BillingConfig } from '../../billing.config.js';
import type { Delivery, GatewayWebhook } from '../gateway-webhook.js';
import { MERCADO_PAGO } from './mercado-pago-gateway.js';
import { type SignatureVerdict, verifySignature } from './signature.js';
import { wireWebhook } from './wire.js';

type Refusal = Exclude<SignatureVerdict, 'as-received' | 'lower-case'>;

/** Null stands for a genuine webhook about something that is not a payment, and for IPN, which says nothing more than webhooks. */
export type ReadDelivery = { readonly refused: Refusal } | { readonly notification: GatewayWebhook | null };

/** Ids are this plain: a signature made over several fields cannot be passed off as one over a long id. */
const CHARGE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Verifies a delivery and reads from it what is signed; the body, which is not, only helps to tell repeats apart. */
export function readMercadoPagoDelivery(
  { query, headers, rawBody }: Delivery,
  config: BillingConfig,
  now: Date,
): ReadDelivery {
  if (!config.gateways.includes(MERCADO_PAGO)) return { refused: 'forged' };
  const { 'data.id': dataId, type, topic } = query as Record<string, unknown>;
  if (dataId === undefined && typeof topic === 'string') return { notification: null };
  if (typeof dataId !== 'string' || !CHARGE_ID.test(dataId)) return { refused: 'malformed' };
  const signature = single(headers['x-signature']);
  const requestId = single(headers['x-request-id']);
  const tolerance = config.MERCADO_PAGO_WEBHOOK_TOLERANCE_SECONDS;
  const verdict = verifySignature({ signature, requestId, dataId }, config.mercadoPagoWebhookSecret, now, tolerance);
  if (verdict !== 'as-received' && verdict !== 'lower-case') return { refused: verdict };
  const body = bodyOf(rawBody);
  if ((type ?? body.type ?? 'payment') !== 'payment') return { notification: null };
  return {
    notification: {
      provider: MERCADO_PAGO,
      eventId: `${dataId}:${eventIn(body) ?? requestId ?? signature}`.slice(0, 200),
      chargeId: dataId,
      body: rawBody ?? Buffer.alloc(0),
      headers: { 'x-signature': signature ?? '', 'x-request-id': requestId ?? '', 'data.id': dataId },
      signature: verdict,
    },
  };
}

function bodyOf(rawBody: Buffer | undefined): { id?: unknown; type?: unknown } {
  try {
    return wireWebhook.parse(JSON.parse(rawBody?.toString('utf8') ?? '{}'));
  } catch {
    return {};
  }
}

/** The event's own id, if it is one: the body is not signed, and whatever stands in it must be fit to be stored. */
function eventIn({ id }: { id?: unknown }): string | null {
  return CHARGE_ID.test(String(id ?? '')) ? String(id) : null;
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
