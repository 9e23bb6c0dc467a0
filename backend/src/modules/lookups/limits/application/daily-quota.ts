import { Injectable } from '@nestjs/common';
import { type BrazilianDay, brazilianDay, secondsUntil } from '../../../../kernel/brazilian-day.js';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import { newId } from '../../../../platform/ids.js';
import { subscriptionRequired } from '../../model/index.js';
import { DailyLimits, QuotaStore, type Spender } from './quota-store.port.js';

/** The right to one found lookup, taken before a source is asked. */
export interface QuotaReservation {
  readonly holder: string;
  readonly accountId: string;
  /** AAAA-MM-DD. */
  readonly day: string;
  /** It goes back to the account at once when the lookup cost nothing, and not into this process's stock. */
  readonly scarce: boolean;
}

/** An account's day as it is told. */
export interface QuotaView {
  readonly limit: number;
  readonly used: number;
  readonly renewsAt: Date;
}

/** What this process holds of one account's day. */
interface Stock extends BrazilianDay {
  /** Of what was taken last; what was taken before is all handed out. */
  holder: string | null;
  free: number;
  /** How many the next request asks for ahead: the more, the more is used. */
  ahead: number;
  /** Reservations that were handed out of it. */
  handed: number;
  scarce: boolean;
  /** Null until the book has told it. */
  used: number | null;
  limit: number;
  waiting: number;
  taking: Promise<number> | null;
  /** When the book was asked last: what it gave is sure for twice `SURE_MS` from then on. */
  renewedAt: number;
  touchedAt: number;
}

const SURE_MS = 30_000;
const IDLE_MS = 10_000;
const FORGOTTEN_MS = 120_000;
const AHEAD_GROWS = 4;
/** Of a day's lookups one process holds no larger part ahead of need. */
const AHEAD_PART = 0.01;
/** Others hold what is left and may not need it. */
const OTHERS_HOLD_SECONDS = 15;

/**
 * The plan's lookups of a day, counted exactly over all instances: each takes some from the book ahead of need and one
 * by one towards the end, and a lookup asks its sources only with a reservation in hand. The ledger counts what was found,
 * `spend` what leaves no record there.
 */
@Injectable()
export class DailyQuota {
  private readonly stocks = new Map<string, Stock>();

  constructor(
    private readonly book: QuotaStore,
    private readonly limits: DailyLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * A reservation, one of so many that the answer costs, or QUOTA_EXCEEDED with the seconds until the day is over; SUBSCRIPTION_REQUIRED
   * where the plan ended since the lookup was let in.
   */
  async reserve(accountId: string, cost = 1): Promise<QuotaReservation> {
    const limit = await this.limits.of(accountId);
    if (limit === 0) throw subscriptionRequired();
    const stock = this.stockOf(accountId);
    stock.limit = limit;
    stock.waiting += 1;
    try {
      for (;;) {
        if (stock.free > 0) return this.handOut(stock, accountId);
        stock.taking ??= this.take(stock, accountId).finally(() => {
          stock.taking = null;
        });
        const given = await stock.taking;
        if (given === 0) throw await this.exceeded(accountId, cost);
      }
    } finally {
      stock.waiting -= 1;
    }
  }

  /** The lookup is kept: whether it was one that counts. */
  settle({ holder, accountId, day, scarce }: QuotaReservation, spent: boolean): void {
    const stock = this.stocks.get(accountId);
    if (spent) {
      if (stock?.day === day && stock.used !== null) stock.used = Math.min(stock.limit, stock.used + 1);
    } else if (!scarce) {
      if (stock?.holder === holder && !stock.taking) stock.free += 1;
      else void this.book.giveBack(new Map([[holder, 1]])).catch(() => undefined);
    }
  }

  /**
   * Counts at once, and all of an account's together, what leaves no record that would count it. Throws QUOTA_EXCEEDED where one was held
   * too long and others have it now.
   */
  async spend(reservations: readonly QuotaReservation[], by: Spender = {}): Promise<void> {
    const [first] = reservations;
    if (!first) return;
    const holders = new Map<string, number>();
    for (const { holder } of reservations) holders.set(holder, (holders.get(holder) ?? 0) + 1);
    const spent = await this.book.spend(holders, by).catch((error: unknown) => {
      for (const reservation of reservations) this.abandon(reservation);
      throw error;
    });
    if (!spent) throw await this.exceeded(first.accountId);
    for (const reservation of reservations) this.settle(reservation, true);
  }

  /** What leaves no record was not answered: the reservation goes back. */
  async release(reservation: QuotaReservation): Promise<void> {
    if (!reservation.scarce) return this.settle(reservation, false);
    await this.book.giveBack(new Map([[reservation.holder, 1]])).catch(() => undefined);
  }

  /** Nobody knows whether the lookup was kept: what this process holds for the account is left alone and comes back by itself. */
  abandon({ holder, accountId }: QuotaReservation): void {
    if (this.stocks.get(accountId)?.holder === holder) this.stocks.delete(accountId);
  }

  /** As the book told it last, with what was found here since: exact where one instance is asked, and near the limit. */
  async view(accountId: string): Promise<QuotaView> {
    const known = this.stocks.get(accountId);
    const { day, endsAt } = brazilianDay(this.clock.now());
    if (known?.day !== day || known.used === null) return this.exactView(accountId);
    return { limit: await this.limits.of(accountId), used: known.used, renewsAt: endsAt };
  }

  /** As the book has it at this moment. */
  async exactView(accountId: string): Promise<QuotaView> {
    const { day, endsAt } = brazilianDay(this.clock.now());
    const [limit, used] = await Promise.all([this.limits.of(accountId), this.book.usedSince(accountId, day)]);
    return { limit, used, renewsAt: endsAt };
  }

  /** The plan does not allow so many more today, or others hold what is left of it. */
  async exceeded(accountId: string, cost = 1): Promise<AppError> {
    const { limit, used, renewsAt } = await this.view(accountId);
    const details = { politica: 'diario', limite: limit, usadas: used, renovaEm: renewsAt.toISOString() };
    return new AppError('rate-limited', 'QUOTA_EXCEEDED', 'Limite do plano atingido.', {
      retryAfterSeconds: used + cost <= limit ? OTHERS_HOLD_SECONDS : secondsUntil(renewsAt, this.clock.now()),
      details: cost > 1 ? { ...details, consultas: cost } : details,
    });
  }

  /** What lies here unused goes back to where every instance can take it; all of it when the process ends. */
  async returnIdle(all = false): Promise<void> {
    const now = this.clock.now().getTime();
    const unspent = new Map<string, number>();
    for (const [accountId, stock] of this.stocks) {
      const idle = now - stock.touchedAt;
      if (stock.free > 0 && (all || idle > IDLE_MS)) this.empty(stock, unspent);
      else if (idle > FORGOTTEN_MS && stock.waiting === 0) this.stocks.delete(accountId);
    }
    if (unspent.size > 0) await this.book.giveBack(unspent);
  }

  private empty(stock: Stock, into: Map<string, number>): Map<string, number> {
    if (stock.holder) into.set(stock.holder, stock.free);
    stock.free = 0;
    return into;
  }

  private handOut(stock: Stock, accountId: string): QuotaReservation {
    stock.free -= 1;
    stock.handed += 1;
    stock.touchedAt = this.clock.now().getTime();
    return { holder: stock.holder ?? '', accountId, day: stock.day, scarce: stock.scarce };
  }

  private stockOf(accountId: string): Stock {
    const now = this.clock.now();
    const known = this.stocks.get(accountId);
    const today = brazilianDay(now);
    if (known && known.day === today.day && (known.taking || now.getTime() - known.renewedAt < SURE_MS)) return known;
    if (known && known.free > 0) void this.book.giveBack(this.empty(known, new Map())).catch(() => undefined);
    const fresh: Stock = {
      ...today,
      holder: null,
      free: 0,
      // As many as it needed last.
      ahead: Math.max(1, known?.handed ?? 1),
      handed: 0,
      scarce: true,
      used: known?.day === today.day ? known.used : null,
      limit: known?.limit ?? 0,
      waiting: 0,
      taking: null,
      renewedAt: now.getTime(),
      touchedAt: now.getTime(),
    };
    this.stocks.set(accountId, fresh);
    return fresh;
  }

  private async take(stock: Stock, accountId: string): Promise<number> {
    const { day, limit, waiting: wanted } = stock;
    const holder = newId();
    const ahead = Math.min(stock.ahead, Math.max(1, Math.floor(limit * AHEAD_PART)));
    const askedAt = this.clock.now().getTime();
    const { given, used, scarce } = await this.book.take({ holder, accountId, day, limit, wanted, ahead });
    stock.holder = holder;
    stock.ahead = ahead * AHEAD_GROWS;
    stock.renewedAt = askedAt;
    stock.used = used;
    stock.scarce = scarce;
    stock.free += given;
    return given;
  }
}
