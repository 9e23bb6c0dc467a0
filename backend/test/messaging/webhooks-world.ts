import { createHmac } from 'node:crypto';
import { WEBHOOK_EVENTS } from '../../src/kernel/webhooks.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { type ErrorBody, login, subscriber } from '../identity/people.js';

/** The pause is long enough for no delivery to be taken anew while a busy machine still sends it. */
export const QUICK_WEBHOOKS = { WEBHOOK_JOB_INTERVAL_MS: '100', WEBHOOK_RETRY_SECONDS: '6' };

export interface EndpointItem {
  id: string;
  url: string;
  state: string;
  pauseReason: string | null;
  waiting: number;
}
export interface EndpointAnswer {
  data: EndpointItem & { secret: string };
}
export interface DeliveryItem {
  id: string;
  eventId: string;
  type: string;
  state: string;
  attempts: number;
  status: number | null;
  fault: string | null;
}
export interface Opened {
  data: DeliveryItem & { body: string; tries: { status: number; fault: string | null; reply: string | null }[] };
}
/** What the receiver of the sandbox keeps of a post. */
export interface Received {
  id: string;
  signature: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The address of a program at the sandbox. */
export function receiver(app: Pick<World, 'sandboxUrl'>, name: string): string {
  return `${app.sandboxUrl}/webhooks/${name}`;
}

export function endpointAt(
  http: HttpClient,
  url: string,
  events: readonly string[] = WEBHOOK_EVENTS,
): Promise<Answer<EndpointAnswer & ErrorBody>> {
  return http.post('/api/webhook-endpoints', { url, events });
}

/** A subscriber with one program, which knows its secret. */
export class Integrator {
  private constructor(
    readonly app: World,
    readonly person: { id: string; email: string },
    readonly own: HttpClient,
    readonly name: string,
    readonly id: string,
    readonly secret: string,
  ) {}

  static async of(app: World, events?: readonly string[]): Promise<Integrator> {
    const person = await subscriber(app);
    const own = app.http.as((await login(app.http, person.email)).body.token);
    const { status, body } = await endpointAt(own, receiver(app, person.id), events);
    if (status !== 201) throw new Error(JSON.stringify(body));
    const integrator = new Integrator(app, person, own, person.id, body.data.id, body.data.secret);
    await integrator.answers({ secret: body.data.secret });
    return integrator;
  }

  get path(): string {
    return `/api/webhook-endpoints/${this.id}`;
  }

  /** Tells the program how to answer. */
  async answers(settings: object): Promise<void> {
    const { status } = await this.app.sandbox.put(`/webhooks/${this.name}/settings`, settings);
    if (status !== 200) throw new Error(`the receiver answered ${status}`);
  }

  /** What came, the oldest first. */
  async received(): Promise<Received[]> {
    const { body } = await this.app.sandbox.get<{ received: Received[] }>(`/webhooks/${this.name}?format=json`);
    return body.received.toReversed();
  }

  /** As soon as so many posts came. */
  async heard(count: number): Promise<Received[]> {
    return until(async () => {
      const all = await this.received();
      return all.length >= count ? all : null;
    });
  }

  async test(): Promise<string> {
    const { status, body } = await this.own.post<{ id: string }>(`${this.path}/test`);
    if (status !== 202) throw new Error(`the test answered ${status}: ${JSON.stringify(body)}`);
    return body.id;
  }

  /** A delivery that the program has and takes three seconds later. */
  async underWay(): Promise<string> {
    await this.answers({ delayMs: 3_000 });
    const id = await this.test();
    await this.heard(1);
    return id;
  }

  async delivery(id: string): Promise<Opened['data']> {
    return (await this.own.get<Opened>(`${this.path}/deliveries/${id}`)).body.data;
  }

  /** A delivery as soon as it is in this state. */
  async deliveryIn(id: string, state: string): Promise<Opened['data']> {
    return until(async () => {
      const delivery = await this.delivery(id);
      return delivery.state === state ? delivery : null;
    });
  }

  /** A delivery that was taken at its second attempt, without the pause before it. */
  async deliveredAgain(): Promise<Opened['data']> {
    const id = await this.test();
    await until(async () => (await this.delivery(id)).tries.length === 1);
    await this.app.sql.query('update webhook_deliveries set next_attempt_at = now() where id = $1', [id]);
    return this.deliveryIn(id, 'delivered');
  }

  async endpoint(): Promise<EndpointItem | undefined> {
    const { body } = await this.own.get<{ data: EndpointItem[] }>('/api/webhook-endpoints');
    return body.data.find(({ id }) => id === this.id);
  }
}

/** The signature that the scheme asks for, by its words and not by its library. */
export function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
