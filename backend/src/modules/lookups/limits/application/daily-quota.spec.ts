import { Clock } from '../../../../platform/clock.js';
import { DailyQuota, type QuotaReservation } from './daily-quota.js';
import { DailyLimits, type QuotaGrant, type QuotaRequest, QuotaStore, type Spender } from './quota-store.port.js';

const LIMIT = 25;

class Book extends QuotaStore {
  readonly granted = new Map<string, number>();
  readonly spent = new Map<string, number>();
  asked = 0;
  used = 0;
  scarce = false;
  /** What it does meanwhile: nothing it is asked for is answered before. */
  until: Promise<unknown> = Promise.resolve();
  away = false;
  readonly wanted: number[] = [];
  readonly keys: (string | null)[] = [];

  async take({ holder, limit, wanted, ahead }: QuotaRequest): Promise<QuotaGrant> {
    this.asked += 1;
    this.wanted.push(wanted);
    await this.until;
    const left = limit - this.out;
    const given = Math.min(this.scarce ? wanted : Math.max(wanted, ahead), left);
    this.granted.set(holder, (this.granted.get(holder) ?? 0) + given);
    return { given, used: this.used, scarce: this.scarce };
  }

  async spend(holders: ReadonlyMap<string, number>, { keyId }: Spender): Promise<boolean> {
    this.reach();
    this.keys.push(keyId ?? null);
    for (const [holder, n] of holders)
      if ((this.spent.get(holder) ?? 0) + n > (this.granted.get(holder) ?? 0)) return false;
    for (const [holder, n] of holders) {
      this.spent.set(holder, (this.spent.get(holder) ?? 0) + n);
      this.used += n;
    }
    return true;
  }

  async giveBack(unspent: ReadonlyMap<string, number>): Promise<void> {
    this.reach();
    for (const [holder, count] of unspent) this.granted.set(holder, (this.granted.get(holder) ?? 0) - count);
  }

  async usedSince(): Promise<number> {
    return 7;
  }

  private reach(): void {
    if (this.away) throw new Error('the book is away');
  }

  get out(): number {
    return [...this.granted.values()].reduce((sum, n) => sum + n, 0);
  }
}

class Bronze extends DailyLimits {
  constructor(private readonly limit: number) {
    super();
  }

  async of(): Promise<number> {
    return this.limit;
  }
}

class MovedClock extends Clock {
  at = new Date('2026-11-21T12:00:00Z');

  now(): Date {
    return this.at;
  }

  pass(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1_000);
  }
}

function world(limit = LIMIT) {
  const [book, clock] = [new Book(), new MovedClock()];
  return { book, clock, quota: new DailyQuota(book, new Bronze(limit), clock) };
}

const outcomes = (all: PromiseSettledResult<QuotaReservation>[]) => ({
  given: all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
  refused: all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
});

describe('The quota of a day', () => {
  it('gives as many reservations as the plan allows to any number that ask at once, and refuses the others', async () => {
    const { quota } = world();
    const { given, refused } = outcomes(
      await Promise.allSettled(Array.from({ length: 200 }, () => quota.reserve('ana'))),
    );
    expect([given.length, refused.length]).toEqual([LIMIT, 200 - LIMIT]);
    expect(refused[0]).toMatchObject({
      kind: 'rate-limited',
      code: 'QUOTA_EXCEEDED',
      text: 'Limite do plano atingido.',
      details: { limite: LIMIT, usadas: 0, renovaEm: '2026-11-22T03:00:00.000Z' },
    });
  });

  it('is none without a plan, which is not a day that is used up', async () => {
    const { quota, book } = world(0);
    await expect(quota.reserve('ana')).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    expect(book.asked).toBe(0);
  });

  it('asks the book the less often the more is used, for a hundredth of the day at most', async () => {
    const { quota, book } = world(10_000);
    for (let n = 0; n < 85; n++) await quota.reserve('ana');
    expect(book.asked).toBe(4);
    for (let n = 0; n < 100; n++) await quota.reserve('ana');
    expect(book.asked).toBe(5);
  });

  it('takes one for whoever looks up once a minute, so that nothing has to come back', async () => {
    const { quota, book, clock } = world(10_000);
    for (let minute = 0; minute < 5; minute++) {
      quota.settle(await quota.reserve('ana'), true);
      clock.pass(60);
    }
    expect([book.asked, book.out]).toEqual([5, 5]);
  });

  it('asks once for all that an account goes on to need, when it looks up every few seconds', async () => {
    const { quota, book, clock } = world(10_000);
    const lookUpFor = async (seconds: number) => {
      for (let at = 0; at < seconds; at += 3) {
        quota.settle(await quota.reserve('ana'), true);
        clock.pass(3);
        await quota.returnIdle();
      }
    };
    await lookUpFor(30);
    const before = book.asked;
    await lookUpFor(60);
    expect(book.asked - before).toBe(2);
  });

  it('is not spent by a lookup that costs nothing', async () => {
    const { quota, book } = world();
    for (let n = 0; n < 3 * LIMIT; n++) quota.settle(await quota.reserve('ana'), false);
    for (let n = 0; n < LIMIT; n++) quota.settle(await quota.reserve('ana'), true);
    book.used = LIMIT;
    await expect(quota.reserve('ana')).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await quota.view('ana')).toMatchObject({ limit: LIMIT, used: LIMIT });
  });

  it('is spent in the book at once by what leaves no record, and refused where others have it now', async () => {
    const { quota, book } = world();
    const [first, second] = [await quota.reserve('ana'), await quota.reserve('ana')];
    await quota.spend([first]);
    expect([book.used, (await quota.view('ana')).used]).toEqual([1, 1]);
    book.granted.set(second.holder, book.spent.get(second.holder) ?? 0);
    await expect(quota.spend([second])).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(book.used).toBe(1);
  });

  it('goes back at once where what leaves no record was not answered, scarce or not', async () => {
    const { quota, book } = world();
    for (const scarce of [false, true]) {
      book.scarce = scarce;
      for (let n = 0; n < 3 * LIMIT; n++) await quota.release(await quota.reserve(`ana ${scarce}`));
      expect(book.out).toBeLessThanOrEqual(LIMIT);
      await quota.returnIdle(true);
    }
    expect(book.used).toBe(0);
  });

  it('keeps nothing here of what is scarce', async () => {
    const { quota, book } = world();
    book.scarce = true;
    quota.settle(await quota.reserve('ana'), false);
    await quota.reserve('ana');
    expect(book.asked).toBe(2);
  });

  it('returns what lies idle, so that other instances can have it', async () => {
    const { quota, book, clock } = world(1_000);
    await quota.reserve('ana');
    await quota.reserve('ana');
    await quota.returnIdle();
    expect(book.out).toBe(5);
    clock.pass(11);
    await quota.returnIdle();
    expect(book.out).toBe(2);
  });

  it('returns everything that is not under way when the process ends', async () => {
    const { quota, book } = world(1_000);
    await quota.reserve('ana');
    await quota.reserve('ana');
    await quota.returnIdle(true);
    expect(book.out).toBe(2);
  });

  it('hands out nothing that the book may have given to others meanwhile', async () => {
    const { quota, clock } = world();
    const first = await quota.reserve('ana');
    clock.pass(31);
    expect((await quota.reserve('ana')).holder).not.toBe(first.holder);
  });

  it('gives back to its own holder what an earlier one had and did not need', async () => {
    const { quota, book } = world(1_000);
    const first = await quota.reserve('ana');
    const second = await quota.reserve('ana');
    quota.settle(first, false);
    expect([book.granted.get(first.holder), book.granted.get(second.holder)]).toEqual([0, 4]);
  });

  it('touches nothing more of a holder of whom it is not known what was kept', async () => {
    const { quota } = world();
    const lost = await quota.reserve('ana');
    quota.abandon(lost);
    expect((await quota.reserve('ana')).holder).not.toBe(lost.holder);
  });

  it('begins anew at midnight in Brasília', async () => {
    const { quota, book, clock } = world();
    clock.at = new Date('2026-11-22T02:59:59Z');
    const before = await quota.reserve('ana');
    clock.pass(1);
    expect((await quota.reserve('ana')).holder).not.toBe(before.holder);
    expect(book.asked).toBe(2);
  });

  it('says how long the day lasts where all was used, and a moment where others may give some back', async () => {
    const { quota, book } = world();
    for (let n = 0; n < LIMIT; n++) quota.settle(await quota.reserve('ana'), true);
    book.used = LIMIT;
    await expect(quota.reserve('ana')).rejects.toMatchObject({ retryAfterSeconds: 15 * 3_600 });
    book.used = 3;
    await expect(quota.reserve('bia')).rejects.toMatchObject({ retryAfterSeconds: 15 });
  });

  it('asks for one at a time whoever asks one after the other', async () => {
    const { quota, book } = world();
    book.scarce = true;
    for (let n = 0; n < 3; n++) await quota.reserve('ana');
    expect(book.wanted).toEqual([1, 1, 1]);
  });

  it('hands out again what cost nothing, without asking the book', async () => {
    const { quota, book } = world();
    quota.settle(await quota.reserve('ana'), false);
    await quota.reserve('ana');
    expect(book.asked).toBe(1);
  });

  it('gives back at once what cost nothing while more is asked for, or where nothing is held for the account', async () => {
    const { quota, book } = world();
    const [first, other] = [await quota.reserve('ana'), await quota.reserve('bia')];
    const { letGo } = held(book);
    const second = quota.reserve('ana');
    await settled();
    quota.settle(first, false);
    quota.abandon(other);
    quota.settle(other, false);
    letGo();
    expect((await second).holder).not.toBe(first.holder);
    expect([book.granted.get(first.holder), book.granted.get(other.holder)]).toEqual([0, 0]);
  });

  it('counts what was found on the day that it was asked on, where something is held for the account, and up to the limit', async () => {
    const { quota, book, clock } = world();
    clock.at = new Date('2026-11-22T02:59:59Z');
    const before = await quota.reserve('ana');
    clock.pass(1);
    const today = await quota.reserve('ana');
    quota.settle(before, true);
    expect((await quota.view('ana')).used).toBe(0);
    book.used = LIMIT;
    quota.settle(await quota.reserve('bia'), true);
    expect((await quota.view('bia')).used).toBe(LIMIT);
    quota.abandon(today);
    expect(() => quota.settle(today, true)).not.toThrow();
    expect((await quota.view('ana')).used).toBe(7);
  });

  it('is told by the book itself while nothing was heard from it yet', async () => {
    const { quota, book } = world();
    const lost = await quota.reserve('ana');
    quota.abandon(lost);
    const { letGo } = held(book);
    const next = quota.reserve('ana');
    await settled();
    quota.settle(lost, true);
    expect((await quota.view('ana')).used).toBe(7);
    letGo();
    await next;
    expect((await quota.view('ana')).used).toBe(0);
  });

  it('is counted by the API key, and lets go of what it held where the book cannot be reached', async () => {
    const { quota, book } = world(1_000);
    const [first, second] = [await quota.reserve('ana'), await quota.reserve('ana')];
    await quota.spend([first]);
    await quota.spend([second], { keyId: 'key' });
    expect(book.keys).toEqual([null, 'key']);
    const third = await quota.reserve('ana');
    book.away = true;
    await expect(quota.spend([third])).rejects.toThrow('the book is away');
    expect((await quota.reserve('ana')).holder).not.toBe(third.holder);
  });

  it('harms nobody where the book cannot be told what came back', async () => {
    const { quota, book, clock } = world(1_000);
    book.scarce = true;
    const scarce = await quota.reserve('ana');
    book.scarce = false;
    const first = await quota.reserve('bia');
    await quota.reserve('bia');
    book.away = true;
    await quota.release(scarce);
    quota.settle(first, false);
    clock.pass(31);
    expect((await quota.reserve('bia')).holder).not.toBe(first.holder);
  });

  it('keeps what an account that others ask for too was abandoned with', async () => {
    const { quota } = world(1_000);
    const [first, second] = [await quota.reserve('ana'), await quota.reserve('ana')];
    quota.abandon(first);
    expect((await quota.reserve('ana')).holder).toBe(second.holder);
    expect(() => quota.abandon({ ...first, accountId: 'nobody' })).not.toThrow();
  });

  it('keeps what it took for ten seconds, is sure of it for thirty, and forgets an account after two minutes', async () => {
    const { quota, book, clock } = world(1_000);
    await quota.reserve('ana');
    const { holder } = await quota.reserve('ana');
    clock.pass(10);
    await quota.returnIdle();
    expect(book.out).toBe(5);
    clock.pass(19.999);
    expect((await quota.reserve('ana')).holder).toBe(holder);
    clock.pass(0.001);
    expect((await quota.reserve('ana')).holder).not.toBe(holder);
    // Three were needed in those thirty seconds: so many are taken ahead, and the two that were left are back.
    expect(book.out).toBe(3 + 3);
    clock.pass(120);
    await quota.returnIdle();
    await quota.returnIdle();
    expect(await quota.view('ana')).toMatchObject({ used: 0 });
    clock.pass(0.001);
    await quota.returnIdle();
    expect(await quota.view('ana')).toMatchObject({ used: 7 });
  });

  it('is sure of what it took from when it was asked for, and lets those wait for it who come later', async () => {
    const { quota, book, clock } = world(1_000);
    await quota.reserve('ana');
    for (let n = 0; n < 4; n++) await quota.reserve('ana');
    const { letGo } = held(book);
    const waiting = quota.reserve('ana');
    await settled();
    clock.pass(31);
    const later = quota.reserve('ana');
    await settled();
    letGo();
    const [{ holder }, other] = await Promise.all([waiting, later]);
    expect([other.holder, book.asked]).toEqual([holder, 3]);
    expect((await quota.reserve('ana')).holder).not.toBe(holder);
  });

  it('goes on from what was known of the day, and of no other', async () => {
    const { quota, book, clock } = world();
    quota.settle(await quota.reserve('ana'), true);
    clock.pass(31);
    const { letGo } = held(book);
    const next = quota.reserve('ana');
    await settled();
    expect(await quota.view('ana')).toMatchObject({ limit: LIMIT, used: 1 });
    letGo();
    await next;
    clock.at = new Date('2026-11-22T12:00:00Z');
    expect((await quota.view('ana')).used).toBe(7);
    const again = held(book);
    const tomorrow = quota.reserve('ana');
    await settled();
    expect((await quota.view('ana')).used).toBe(7);
    again.letGo();
    await tomorrow;
  });
});

/** From now on the book answers nobody until it is let go. */
function held(book: Book): { letGo(): void } {
  let letGo = () => {};
  book.until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo() };
}

/** All that waits for nothing has been done. */
const settled = () => new Promise(setImmediate);
