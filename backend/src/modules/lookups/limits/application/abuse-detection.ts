import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/clock.js';
import type { Caller, LookupQuery } from '../../model/index.js';
import { judge } from '../domain/judge.js';
import { type Mark, type Trace, traceOf } from '../domain/trace.js';
import { TraceWindow, WINDOW_MS } from '../domain/trace-window.js';
import type { AccountRestriction, AccountRestrictions } from './account-restrictions.port.js';
import { lookupsPaused, slowedDown } from './paused.js';
import type { SharedTraces } from './shared-traces.port.js';
import { SlowLanes } from './slow-lanes.js';

type Asking = Pick<Caller, 'accountId' | 'inBatch' | 'hasLeft'>;

interface TracedAccount {
  readonly window: TraceWindow;
  /** Not yet left for the other instances. */
  unshared: Trace[];
  /** Lookups since the last look. */
  since: number;
  /** When a line of a batch may begin, for a slowed account; in milliseconds. */
  nextLineAt: number;
}

const MOST_ACCOUNTS = 10_000;
/** Fewer lookups than that in an hour look like nothing. */
const FROM = 8;
/**
 * Looking costs something for each trace, so that only each fourth lookup is a reason to, and of many traces a thirty-second
 * part of them: what a lookup pays for being watched does not grow with their number.
 */
const EACH = 4;
const PART = 32;
/** A lookup under way for longer than its sources may take is shared without its ending. */
const OPEN_MS = 40_000;
const IN_BATCHES = 'batches';

/**
 * Notices when an account tries documents, contacts or names out, and sees to it that it goes slower or stops. It remembers
 * marks and places alone (domain/trace.ts), for an hour, and what it concludes is written down.
 */
export class AbuseDetection {
  private readonly accounts = new LRUCache<string, TracedAccount>({ max: MOST_ACCOUNTS });
  /** Busy accounts that have something to leave for the other instances. */
  private readonly toShare = new Set<string>();
  private readonly lanes: SlowLanes;

  constructor(
    private readonly restrictions: AccountRestrictions,
    private readonly shared: SharedTraces,
    private readonly markOf: (accountId: string) => Mark,
    private readonly clock: Clock,
    /** Off: nobody is watched. A slowed account begins one lookup in `delayMs`. */
    private readonly settings: { on: boolean; delayMs: number },
  ) {
    this.lanes = new SlowLanes(settings.delayMs);
  }

  /**
   * Lets the lookup begin, at once or in its turn, or throws RATE_LIMITED; its ending is to be put into the trace. Lines of
   * batches are looked at by themselves: their number says nothing, what is counted up or tried out in them does. A slowed
   * account's lines are refused until their time, since one that waited here would keep a place from everybody's.
   */
  async admit(caller: Asking, query: LookupQuery): Promise<Trace | null> {
    if (!this.settings.on) return null;
    const { accountId, inBatch = false } = caller;
    const before = await this.permitted(caller);
    const trace = traceOf(query, this.clock.now().getTime(), this.markOf(accountId));
    this.refuseStopped(await this.look(accountId, trace, before, inBatch));
    return trace;
  }

  /** Exchanges with the other instances what busy accounts have done. */
  async exchange(): Promise<void> {
    const now = this.clock.now().getTime();
    const own = new Map<string, Trace[]>();
    for (const accountId of this.toShare) {
      const traced = this.accounts.peek(accountId);
      const isRipe = ({ ending, at }: Trace) => ending !== 'open' || now - at > OPEN_MS;
      const ripe = traced?.unshared.filter(isRipe) ?? [];
      if (traced && ripe.length > 0) {
        traced.unshared = traced.unshared.filter((trace) => !isRipe(trace));
        own.set(accountId, ripe);
      }
      if (!traced?.unshared.length) this.toShare.delete(accountId);
    }
    if (own.size === 0) return;
    for (const [accountId, traces] of await this.shared.exchange(own)) {
      for (const trace of traces) this.accounts.get(accountId)?.window.add(trace);
    }
  }

  /** How the account stands, after the wait of a slowed one, in which it may have been stopped. */
  private async permitted({ accountId, inBatch, hasLeft }: Asking): Promise<AccountRestriction> {
    const before = this.refuseStopped(await this.restrictions.of(accountId));
    if (before.measure !== 'slowed') return before;
    if (inBatch) {
      this.spaceOut(accountId);
      return before;
    }
    await this.lanes.turn(accountId, hasLeft);
    return this.refuseStopped(await this.restrictions.of(accountId));
  }

  private refuseStopped(standing: AccountRestriction): AccountRestriction {
    if (standing.measure === 'stopped') throw lookupsPaused(standing, this.clock.now());
    return standing;
  }

  private spaceOut(accountId: string): void {
    const traced = this.traced(accountId, true);
    const now = this.clock.now().getTime();
    if (now < traced.nextLineAt) throw slowedDown(traced.nextLineAt - now, this.settings.delayMs);
    traced.nextLineAt = now + this.settings.delayMs;
  }

  private async look(
    accountId: string,
    trace: Trace,
    before: AccountRestriction,
    inBatch: boolean,
  ): Promise<AccountRestriction> {
    const traced = this.traced(accountId, inBatch);
    traced.window.add(trace);
    traced.since += 1;
    const now = this.clock.now().getTime();
    const recent = traced.window.recent(now, before.clearedAt?.getTime());
    if (!inBatch) this.leave(accountId, trace, traced, recent.length);
    if (recent.length < FROM || traced.since < Math.max(EACH, recent.length / PART)) return before;
    traced.since = 0;
    const finding = judge(recent, inBatch);
    if (!finding || (before.measure === 'slowed' && finding.measure === 'slowed')) return before;
    return this.restrictions.flag(accountId, finding, new Date(now + WINDOW_MS));
  }

  /** What has left the hour is of no use to the others either. */
  private leave(accountId: string, trace: Trace, { unshared }: TracedAccount, recent: number): void {
    unshared.push(trace);
    if (unshared.length > recent) unshared.splice(0, unshared.length - recent);
    if (recent >= FROM) this.toShare.add(accountId);
  }

  private traced(accountId: string, inBatch: boolean): TracedAccount {
    const key = inBatch ? `${accountId} ${IN_BATCHES}` : accountId;
    const known = this.accounts.get(key);
    if (known) return known;
    const fresh: TracedAccount = { window: new TraceWindow(), unshared: [], since: 0, nextLineAt: 0 };
    this.accounts.set(key, fresh);
    return fresh;
  }
}
