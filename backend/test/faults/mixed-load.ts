import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../sandbox/population/index.js';
import { Customer, pay } from '../billing/billing-world.js';
import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';

/** What became of one request: its status and code, or null when its connection was cut off. */
export interface Outcome {
  readonly what: string;
  readonly at: number;
  readonly ms: number;
  readonly status: number | null;
  readonly code?: string;
}

export interface LoadSize {
  readonly lookups: number;
  readonly payments: number;
  /** Between two requests of one caller. */
  readonly pauseMs?: number;
}

/** Limits that no people meet, so that a load of few accounts is no abuse. */
export const LOAD_SETTINGS = {
  PLAN_DAILY_LOOKUPS_GOLD: '1000000',
  SLOWED_LOOKUP_MS: '0',
  BILLING_JOB_INTERVAL_MS: '200',
  BILLING_RECHECK_SECONDS: '1',
};

interface Asked {
  readonly status: number;
  readonly body?: object;
}

const TRY_AGAIN_MS = 100;
const PATIENCE_MS = 60_000;
/** Notifications that were lost are made up for by the reconciler. */
const SETTLED_SECONDS = 30;
const CEPS = ['14062252', '01310100'];
const GOOD = new Set([200, 201]);

/** Subscribers who look up and customers who buy, each one request after the other, until they are told to end. */
export class MixedLoad {
  readonly outcomes: Outcome[] = [];
  readonly payments: { customer: Customer; id: string }[] = [];
  private readonly asked = new Map<Subscriber, { sent: number; answered: number }>();
  private readonly lanes: Promise<void>[] = [];
  private ending = false;
  private count: number;

  private constructor(
    private readonly world: World,
    private readonly pauseMs: number,
    seed: number,
  ) {
    this.count = seed % 10_000;
  }

  static async begin(world: World, { lookups, payments, pauseMs = 0 }: LoadSize, seed = 0): Promise<MixedLoad> {
    const load = new MixedLoad(world, pauseMs, seed);
    const subscribers = await Promise.all(Array.from({ length: lookups }, () => Subscriber.of(world)));
    for (const subscriber of subscribers) load.lanes.push(load.lookUp(subscriber));
    for (let lane = 0; lane < payments; lane++) load.lanes.push(load.buy());
    return load;
  }

  /** Nobody begins anything new; who is buying gets there first. */
  async end(): Promise<void> {
    this.ending = true;
    await Promise.all(this.lanes);
  }

  /** What did not succeed, of requests begun since then. */
  failures(since = 0): Outcome[] {
    return this.outcomes.filter(({ at, status }) => at >= since && !GOOD.has(status ?? 0));
  }

  /** What the books say that they must not, once all is quiet: answers that nobody kept, lookups and grants made twice. */
  async wrongs(): Promise<string[]> {
    const wrongs: string[] = [];
    for (const [subscriber, { sent, answered }] of this.asked) {
      const { history, audit } = await subscriber.kept();
      const kept = audit.filter((line) => line.endsWith(' success')).length;
      if (kept < answered) wrongs.push(`${answered - kept} answered lookups were not kept`);
      if (audit.length > sent) wrongs.push(`${audit.length - sent} more lookups were kept than asked for`);
      if (audit.length !== history.length) wrongs.push('history and audit differ');
    }
    for (const { customer, id } of this.payments) {
      await until(async () => (await customer.grantedDays()).length > 0, SETTLED_SECONDS).catch(() => null);
      const granted = await customer.grantedDays();
      if (granted.join() !== '7') wrongs.push(`payment ${id} granted [${granted}] days`);
    }
    return wrongs;
  }

  private async lookUp(subscriber: Subscriber): Promise<void> {
    const tally = { sent: 0, answered: 0 };
    this.asked.set(subscriber, tally);
    while (!this.ending) {
      const turn = this.count++;
      tally.sent++;
      const cep = turn % 4 === 0;
      const ask = renewed(subscriber, () =>
        cep
          ? subscriber.http.post('/api/external/cep', { cep: CEPS[turn % CEPS.length] })
          : subscriber.cpf(adult(turn)),
      );
      const status = await this.noted(cep ? 'cep' : 'cpf', ask);
      if (status === 200) tally.answered++;
      await sleep(status === 200 ? this.pauseMs : Math.max(TRY_AGAIN_MS, this.pauseMs));
    }
  }

  private async buy(): Promise<void> {
    while (!this.ending) {
      await this.buyOnce();
      await sleep(this.pauseMs);
    }
  }

  /** Whoever is shut out begins anew, as a browser does that signs in again. */
  private async buyOnce(): Promise<void> {
    const customer = await this.insist('registration', async () => ({
      status: 201,
      result: await Customer.registered(this.world),
    }));
    if (!customer) return;
    const id = await this.insist('charge', async () => {
      const { status, body } = await customer.createPix();
      return { status, body, result: body.payment?.id };
    });
    if (!id) return;
    await pay(this.world, id);
    this.payments.push({ customer, id });
    await this.insist('status', async () => {
      const { status, body } = await customer.http.get<{ status: string }>(`/api/payments/status/${id}`);
      return { status, body, result: body.status === 'approved' || undefined };
    });
  }

  /** As whoever presses the button again until it works; null for whoever is not let in any more. */
  private async insist<T>(what: string, ask: () => Promise<Asked & { result: T | undefined }>): Promise<T | null> {
    for (const from = Date.now(); Date.now() - from < PATIENCE_MS; ) {
      let result: T | undefined;
      const status = await this.noted(what, async () => {
        const answer = await ask();
        result = answer.result;
        return answer;
      });
      if (result !== undefined) return result;
      if (status === 401) return null;
      await sleep(TRY_AGAIN_MS);
    }
    throw new Error(`${what}: not once in ${PATIENCE_MS} ms`);
  }

  private async noted(what: string, ask: () => Promise<Asked>): Promise<number | null> {
    const at = Date.now();
    const answer = await ask().catch(() => null);
    const code = (answer?.body as { code?: string } | undefined)?.code;
    this.outcomes.push({ what, at, ms: Date.now() - at, status: answer?.status ?? null, ...(code && { code }) });
    return answer?.status ?? null;
  }
}

/** Asks again with a new token when the one at hand is too old, as the page does. */
function renewed(subscriber: Subscriber, ask: () => Promise<Asked>): () => Promise<Asked> {
  return async () => {
    const answer = await ask();
    if ((answer.body as { code?: string } | undefined)?.code !== 'TOKEN_EXPIRED') return answer;
    await subscriber.signIn();
    return await ask();
  };
}

/** Fictional people of whom the bureau tells. */
function adult(turn: number): string {
  return ADULTS[turn % ADULTS.length] ?? '';
}

const ADULTS = Array.from({ length: 400 }, (_, at) => Person.at(at * 37 + 5))
  .filter(({ minor, death }) => !minor && death === null)
  .map(({ cpf }) => cpf);
