import { setTimeout as sleep } from 'node:timers/promises';
import { CpfSequence } from '../../bench/cpf-sequence.js';
import { Customer, type PixAnswer, pay } from '../../billing/billing-world.js';
import type { World } from '../../harness/start-app.js';
import { type LookupBody, Subscriber } from '../../lookups/lookups-world.js';

interface Attempt {
  readonly kind: 'lookup' | 'payment';
  readonly begun: number;
  readonly ended: number;
  readonly ok: boolean;
}

const PAUSE_MS = 50;
const SUBSCRIBERS = 8;
const BUYERS = 3;

/** People who look up and pay without a pause, and remember what they were told. Nobody tries a lookup twice. */
export class Load {
  readonly attempts: Attempt[] = [];
  /** Protocols of lookups that were answered. */
  readonly protocols: string[] = [];
  readonly purchases: Array<{ customer: Customer; paymentId: string }> = [];
  private readonly cpfs = new CpfSequence();
  private going = true;
  private workers: Promise<void>[] = [];

  constructor(private readonly world: World) {}

  async start(): Promise<void> {
    const subscribers: Subscriber[] = [];
    for (let n = 0; n < SUBSCRIBERS; n++) subscribers.push(await Subscriber.of(this.world));
    this.workers = [
      ...subscribers.map((subscriber) => this.repeat(() => this.lookUp(subscriber))),
      ...Array.from({ length: BUYERS }, () => this.repeat(() => this.buy())),
    ];
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.workers);
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (this.going) {
      await work();
      await sleep(PAUSE_MS);
    }
  }

  private async lookUp(subscriber: Subscriber): Promise<void> {
    const answer = await this.attempt('lookup', () => subscriber.cpf(this.cpfs.next()));
    const protocol = (answer?.body as LookupBody | undefined)?.meta?.protocolo;
    if (protocol) this.protocols.push(String(protocol));
  }

  /** A new customer each time, who presses the button until there is a code, and pays it. */
  private async buy(): Promise<void> {
    const customer = await Customer.registered(this.world, 'failover').catch(() => null);
    if (!customer) return;
    while (this.going) {
      const answer = await this.attempt('payment', () => customer.createPix());
      if (answer?.status === 201) {
        const paymentId = (answer.body as PixAnswer).payment.id;
        await pay(this.world, paymentId);
        this.purchases.push({ customer, paymentId });
        return;
      }
      await sleep(PAUSE_MS);
    }
  }

  private async attempt<T extends { status: number }>(
    kind: Attempt['kind'],
    call: () => Promise<T>,
  ): Promise<T | null> {
    const begun = Date.now();
    const answer = await call().catch(() => null);
    this.attempts.push({ kind, begun, ended: Date.now(), ok: answer !== null && answer.status < 500 });
    return answer;
  }
}
