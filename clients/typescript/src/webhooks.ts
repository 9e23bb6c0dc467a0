const TOLERANCE_SECONDS = 5 * 60;
const PREFIX = 'whsec_';

/** An event of the account. Its types and their data: docs/webhooks.md. */
export interface WebhookMessage {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What came is not to be trusted. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

interface Delivery {
  /** `whsec_…` */
  readonly secret: string;
  /** As they came; names in any case. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it came, before anything parsed it. */
  readonly body: string | Uint8Array;
  readonly now?: Date;
}

/** The event that a delivery tells, if its signature (Standard Webhooks) is ours and it is no older than five minutes; throws WebhookError otherwise. */
export async function verifyWebhook({ secret, headers, body, now = new Date() }: Delivery): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError('A header of the signature is missing.');
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) throw new WebhookError('The timestamp is too far away.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const shared = bytesIn(secret.replace(PREFIX, ''));
  if (!shared?.length) throw new WebhookError('The secret is empty, or no base64.');
  const key = await crypto.subtle.importKey('raw', shared, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',');
    const given = version === 'v1' && bytesIn(value);
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) {
      return { id, ...eventIn(text) };
    }
  }
  throw new WebhookError('No signature fits.');
}

function eventIn(text: string): Omit<WebhookMessage, 'id'> {
  try {
    const event = JSON.parse(text);
    if (['type', 'timestamp', 'data'].every((name) => name in event)) return event;
  } catch {
    // No JSON, or no object.
  }
  throw new WebhookError('The body is no event.');
}

function headerOf(headers: Delivery['headers'], name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return value === undefined ? null : String(value);
}

/** Null for what is no base64. */
function bytesIn(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
