import { isSameText } from '../../../../platform/crypto/same-text.js';
import type { BillingConfig } from '../../billing.config.js';
import type { Delivery, GatewayWebhook } from '../gateway-webhook.js';
import { BACEN } from './bacen-gateway.js';
import { type WirePix, wirePix, wireWebhook } from './wire.js';

export type ReadDelivery =
  | { readonly refused: 'forged' | 'malformed' }
  | { readonly notifications: readonly GatewayWebhook[] };

/** The parameter by which banks carry a secret in the address; a proxy that asked for the certificate sets the header. */
const PARAMETER = 'hmac';
const HEADER = 'x-pix-webhook-secret';

/** The address that is registered with the bank. It appends `/pix`, either to the path or, as plain text, to the end. */
export function webhookUrl(publicUrl: string, config: BillingConfig): string {
  return `${publicUrl}/api/payments/webhooks/bacen?${PARAMETER}=${config.bacenWebhookSecret}&ignorar=`;
}

/** Knows the bank by the secret of the address, and reads which charges it speaks of: nothing else is believed. */
export function readBacenDelivery({ query, headers, rawBody }: Delivery, config: BillingConfig): ReadDelivery {
  if (!config.gateways.includes(BACEN)) return { refused: 'forged' };
  const given = headers[HEADER] ?? (query as Record<string, unknown>)[PARAMETER];
  if (typeof given !== 'string' || !isSameText(given, config.bacenWebhookSecret)) return { refused: 'forged' };
  const body = jsonOf(rawBody);
  if (triesTheAddress(body)) return { notifications: [] };
  const batch = wireWebhook.safeParse(body);
  if (!batch.success) return { refused: 'malformed' };
  const known = batch.data.pix.flatMap((one) => wirePix.safeParse(one).data ?? []);
  if (known.length === 0) return { refused: 'malformed' };
  return { notifications: known.map((pix) => webhookOf(pix)) };
}

/** Each Pix is stored on its own: what the others of a batch say is not its business. */
function webhookOf(pix: WirePix): GatewayWebhook {
  const returns = (pix.devolucoes ?? []).map(({ id, status }) => `${id}=${status}`).join(',');
  return {
    provider: BACEN,
    eventId: `${pix.endToEndId}${returns ? `:${returns}` : ''}`.slice(0, 200),
    chargeId: /^[A-Za-z0-9]{26,35}$/.test(pix.txid ?? '') ? String(pix.txid) : pix.endToEndId,
    body: Buffer.from(JSON.stringify(pix)),
    headers: {},
    signature: 'address',
  };
}

/** Before a bank registers an address it may send something there that is about no Pix, and refuse one that does not take it. */
function triesTheAddress(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && !('pix' in body);
}

function jsonOf(rawBody: Buffer | undefined): unknown {
  try {
    return JSON.parse(rawBody?.toString('utf8') ?? '');
  } catch {
    return null;
  }
}
