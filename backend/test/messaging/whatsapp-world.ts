import { createHmac, randomInt } from 'node:crypto';
import type { Answer } from '../harness/http-client.js';
import type { RunningApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';

export const WHATSAPP = { WHATSAPP_JOB_INTERVAL_MS: '100' };
const APP_SECRET = 'sandbox-whatsapp-app-secret';
export const VERIFY_TOKEN = 'sandbox-whatsapp-verify-token';
const OUR_NUMBER = '100000000000001';
const WEBHOOK = '/api/whatsapp/webhook';

export interface LinkBody {
  success: boolean;
  hasWhatsApp: boolean;
  whatsappFormatted: string | null;
  verified: boolean;
  verificationCode: string | null;
  code: string;
  error: string;
  fields: { field: string; message: string }[];
}

interface ChatLine {
  id: string;
  by: 'person' | 'bot';
  text: string;
  answers: string | null;
  reference: string | null;
}

/** A telephone in the sandbox, with a number that nobody else in the tests has. */
export class Telephone {
  private heard = 0;

  constructor(
    private readonly app: RunningApp,
    readonly number = mobile(11),
  ) {}

  /** As WhatsApp names it. */
  get waId(): string {
    return `55${this.number}`;
  }

  async writes(text: string, how: object = {}): Promise<ChatLine> {
    const { body, status } = await this.app.sandbox.post<ChatLine>('/whatsapp', { de: this.number, text, ...how });
    if (status !== 200) throw new Error(`not sent: ${status}`);
    return body;
  }

  async replies(): Promise<ChatLine[]> {
    const { body } = await this.app.sandbox.get<ChatLine[]>(`/whatsapp?de=${this.number}&format=json`);
    return body.filter(({ by }) => by === 'bot');
  }

  /** The next reply that was not heard yet. */
  async hears(): Promise<string> {
    const line = await until(async () => (await this.replies())[this.heard]);
    this.heard += 1;
    return line.text;
  }

  async asks(text: string, how: object = {}): Promise<string> {
    await this.writes(text, how);
    return this.hears();
  }
}

type SignedIn = Pick<Subscriber, 'http'>;

export function addNumber({ http }: SignedIn, whatsapp: unknown): Promise<Answer<LinkBody>> {
  return http.post<LinkBody>('/api/whatsapp/add-whatsapp', { whatsapp });
}

/** Somebody whose number is verified. */
export async function linked(app: RunningApp, options: Parameters<typeof Subscriber.of>[1] = {}) {
  const [ana, telephone] = [await Subscriber.of(app, options), new Telephone(app)];
  await addNumber(ana, telephone.number);
  await telephone.asks('!verificarnum');
  return { ana, telephone };
}

/** A mobile number of an area that nobody else in the tests has. */
export function mobile(area: number): string {
  return `${area}9${randomInt(60_000_000, 99_999_999)}`;
}

/** A message as it stands in a delivery. */
export function wireMessage(telephone: Telephone, body: string, more: object = {}): Record<string, unknown> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const id = `wamid.${randomInt(2 ** 40)}`;
  return { from: telephone.waId, id, timestamp, type: 'text', text: { body }, ...more };
}

export function deliveryOf(...values: object[]): Record<string, unknown> {
  const changes = values.map((value) => ({
    field: 'messages',
    value: { messaging_product: 'whatsapp', metadata: { phone_number_id: OUR_NUMBER }, ...value },
  }));
  return { object: 'whatsapp_business_account', entry: changes.map((change) => ({ id: '1', changes: [change] })) };
}

/** Delivers these very bytes. */
export function deliver(
  app: RunningApp,
  body: string | object,
  signature?: string | null,
): Promise<Answer<{ code: string; success: boolean }>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const header = signature === undefined ? signed(text) : signature;
  return app.http.raw('POST', WEBHOOK, text, {
    'content-type': 'application/json',
    ...(header === null ? {} : { 'x-hub-signature-256': header }),
  });
}

export function signed(text: string, secret = APP_SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Messages in the inbox that wait for something. */
export async function waiting(app: RunningApp): Promise<number> {
  const { rows } = await app.sql.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM whatsapp_inbox WHERE processed_at IS NULL',
  );
  return rows[0]?.n ?? 0;
}

/** The pause before another attempt is over. */
export async function pauseIsOver(app: RunningApp): Promise<void> {
  await app.sql.query('UPDATE whatsapp_inbox SET next_attempt_at = now() WHERE processed_at IS NULL');
}

/** The sandbox calls this product back from now on. */
export async function isKnown(app: RunningApp): Promise<void> {
  await until(() => app.log().includes('WhatsApp knows our address'));
}
