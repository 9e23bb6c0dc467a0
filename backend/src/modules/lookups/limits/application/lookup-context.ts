import { AppError } from '../../../../kernel/errors.js';
import { type Caller, isOutage, type Outcome } from '../../model/index.js';
import type { Trace } from '../domain/trace.js';
import type { DailyQuota, QuotaReservation } from './daily-quota.js';

const ENDINGS: Partial<Record<Outcome, Trace['ending']>> = {
  success: 'found',
  not_found: 'nobody',
  source_down: 'down',
};

/** One lookup that was let in. */
export class LookupContext {
  private reserved: QuotaReservation | null = null;
  private readonly further: QuotaReservation[] = [];

  constructor(
    private readonly caller: Caller,
    private readonly trace: Trace | null,
    private readonly quota: DailyQuota,
  ) {}

  /** Before sources are asked for this lookup and not only for another like it: takes one of the day's, or throws QUOTA_EXCEEDED. */
  async reserve(): Promise<void> {
    if (!this.caller.exempt) this.reserved = await this.quota.reserve(this.caller.accountId);
  }

  /** What the lookup may spend of the account's day; null when it costs nothing. */
  get reservation(): QuotaReservation | null {
    return this.reserved;
  }

  /** The sources have had their say. */
  end(outcome: Outcome): void {
    this.note(ENDINGS[outcome] ?? 'other');
  }

  /** The lookup is on record: what it did not cost goes back, unless it had been held too long. */
  settle(outcome: Outcome, refused: 'plan' | 'quota' | null): void {
    if (!this.reserved || refused === 'quota') return;
    this.quota.settle(this.reserved, refused === null && outcome === 'success');
  }

  /** Nobody knows whether the lookup is on record. */
  abandon(): void {
    if (this.reserved) this.quota.abandon(this.reserved);
  }

  /** In `spending`: what is answered costs so many more of the day's. Throws QUOTA_EXCEEDED, with the cost of all, where they are not there. */
  async reserveMore(count: number): Promise<void> {
    const { exempt, accountId } = this.caller;
    if (exempt) return;
    while (this.further.length < count) this.further.push(await this.quota.reserve(accountId, count + 1));
  }

  /**
   * What is answered without a record in the ledger: an answer that `costs` takes one of the day's, and is what the hashed
   * idempotency key is answered with from then on; a failure takes none. Throws QUOTA_EXCEEDED.
   */
  async spending<Answer>(
    work: () => Promise<Answer>,
    costs: (answer: Answer) => boolean = () => true,
    requestKey?: Buffer | null,
  ): Promise<Answer> {
    await this.reserve();
    const answer = await work().catch(async (error: unknown) => {
      this.note(endingOf(error));
      await this.release();
      throw error;
    });
    this.end('success');
    const by = { keyId: this.caller.keyId, requestKey };
    if (costs(answer)) await this.quota.spend(this.inHand(), by);
    else await this.release();
    return answer;
  }

  private note(ending: Trace['ending']): void {
    if (this.trace) this.trace.ending = ending;
  }

  private async release(): Promise<void> {
    for (const reservation of this.inHand()) await this.quota.release(reservation);
  }

  private inHand(): readonly QuotaReservation[] {
    return this.reserved ? [this.reserved, ...this.further] : [];
  }

  exceeded(): Promise<AppError> {
    return this.quota.exceeded(this.caller.accountId);
  }
}

/** Of what is refused, such as somebody withheld, no source was down. */
function endingOf(error: unknown): Trace['ending'] {
  if (!(error instanceof AppError) || isOutage(error)) return 'down';
  return error.kind === 'not-found' ? 'nobody' : 'other';
}
