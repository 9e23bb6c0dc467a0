import { createHmac } from 'node:crypto';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { postUntilTaken } from '../post-until-taken.js';
import { type ChatLine, type DeliveryMode, STATUSES, type Status, type StatusMode, waIdOf } from './conversations.js';

const { whatsappPhoneNumberId, whatsappAppSecret } = SANDBOX_CREDENTIALS;
/** Waits between attempts; the real ones go on for days. */
const BACK_OFF = [500, 1000, 2000, 4000, 8000, 16_000, 32_000];
/** While nobody has said where to call. */
const UNREGISTERED_WAIT = 500;
const COPIES = 5;
/** Delivery statuses follow the answer to who sent the reply. */
const STATUSES_AFTER_MS = 100;

const UNDELIVERABLE = {
  code: 131_026,
  title: 'Message undeliverable',
  message: 'Message undeliverable',
  error_data: { details: 'Message Undeliverable.' },
};

/** Calls the product back: with what people write, and with how its replies fare. */
export class Caller {
  private callback: string | null = null;
  private readonly stopped = new AbortController();

  /** Asks at the address whether it is the product's, as Meta does, and calls there from now on if it is. */
  async register(address: string, verifyToken: string): Promise<boolean> {
    const challenge = String(Date.now());
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': verifyToken, 'hub.challenge': challenge };
    const headers = { connection: 'close' };
    const answer = await fetch(`${address}?${new URLSearchParams(query)}`, { headers }).catch(() => null);
    if (answer?.status !== 200 || (await answer.text()) !== challenge) return false;
    this.callback = address;
    return true;
  }

  tellOf(number: string, line: ChatLine, mode: DeliveryMode): void {
    if (mode === 'lost') return;
    const message = {
      from: waIdOf(number),
      id: line.id,
      timestamp: seconds(line.at),
      ...(line.kind === 'text'
        ? { type: 'text', text: { body: line.text } }
        : { type: 'audio', audio: { id: '1', mime_type: 'audio/ogg; codecs=opus' } }),
    };
    const contacts = [{ profile: { name: 'Pessoa Fictícia' }, wa_id: waIdOf(number) }];
    const text = bodyOf({ contacts, messages: [message] });
    const secret = mode === 'forged' ? 'another-secret' : whatsappAppSecret;
    for (let copy = 0; copy < (mode === 'double' ? COPIES : 1); copy++) this.call(text, secret);
  }

  /** Sent, delivered and read, each by itself; `reordered` from the last to the first; `failed` that alone. */
  tellHowItFares(number: string, line: ChatLine, mode: StatusMode): void {
    if (mode === 'lost') return;
    const order = mode === 'failed' ? [mode] : mode === 'reordered' ? STATUSES.toReversed() : STATUSES;
    order.forEach((status, position) => {
      setTimeout(
        () => this.call(statusBody(number, line, status), whatsappAppSecret),
        STATUSES_AFTER_MS * (position + 1),
      ).unref();
    });
  }

  /** Drops what is still to be update. */
  stop(): void {
    this.stopped.abort();
  }

  private call(text: string, secret: string): void {
    const { signal } = this.stopped;
    if (signal.aborted) return;
    if (!this.callback) return void setTimeout(() => this.call(text, secret), UNREGISTERED_WAIT).unref();
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    const headers = { 'user-agent': 'facebookexternalua', 'x-hub-signature-256': `sha256=${signature}` };
    postUntilTaken({ url: this.callback, headers, text }, BACK_OFF, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

function statusBody(number: string, line: ChatLine, status: Status): string {
  const update = {
    id: line.id,
    status,
    timestamp: seconds(new Date().toISOString()),
    recipient_id: waIdOf(number),
    ...(status === 'failed' ? { errors: [UNDELIVERABLE] } : {}),
    ...(line.reference === null ? {} : { biz_opaque_callback_data: line.reference }),
  };
  return bodyOf({ statuses: [update] });
}

/** As Meta sends it: what is not ASCII is escaped, so that a body written anew has another signature. */
function bodyOf(value: object): string {
  const metadata = { display_phone_number: '15550783881', phone_number_id: whatsappPhoneNumberId };
  const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] });
  return body.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function seconds(iso: string): string {
  return String(Math.floor(Date.parse(iso) / 1_000));
}
