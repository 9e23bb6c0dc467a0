import { Injectable, Logger } from '@nestjs/common';
import type { BatchPause } from '../../../../kernel/batches.js';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import { ExpiringMap } from '../../../../platform/expiring-map.js';
import { idTime } from '../../../../platform/ids.js';
import { keptCall } from '../../../../platform/shared-calls.js';
import { FindSubscriber, type FoundSubscriber } from '../../../identity/index.js';
import { EntryOutcomes } from '../../history/index.js';
import { type Caller, queryOf, refusesInput, whyNobody } from '../../model/index.js';
import { type LookupRequest, PassingFailure, RunLookup } from '../../run/index.js';
import { RunTestLookup } from '../../test-mode/index.js';
import { DueLines } from '../adapters/due-lines.store.js';
import type { DueLine } from '../batch.js';
import { pauseFor, verdictOf, verdictOfFailure } from './verdict-of.js';

/** No lookup takes that long: who began it is gone, and its entry would tell a time at which nothing was asked. */
const LONG_AGO_MS = 10 * 60_000;
/** A pause that passes this soon is no pause to whoever looks: the batch goes on, slowly. */
const BRIEF_SECONDS = 15;
/** After an accident of ours. */
const ACCIDENT_SECONDS = 15;
const KNOWN_MS = 5_000;
const MOST_KNOWN = 1_000;

/**
 * Runs one line as any lookup is run, as the entry that was chosen when it was taken. Whoever takes a line that somebody else had finds what was
 * kept of it, and asks only where nothing was; two who run the same line at once keep and count it once.
 */
@Injectable()
export class RunLine {
  private readonly logger = new Logger('Batches');
  private readonly known = new ExpiringMap<Promise<FoundSubscriber | null>>(KNOWN_MS, MOST_KNOWN);

  constructor(
    private readonly lines: DueLines,
    private readonly lookups: RunLookup,
    private readonly tests: RunTestLookup,
    private readonly kept: EntryOutcomes,
    private readonly subscribers: FindSubscriber,
    private readonly clock: Clock,
  ) {}

  /** Never throws: what cannot be noted now is due again by itself. */
  async run(line: DueLine): Promise<void> {
    try {
      if (line.mode === 'test') await this.test(line);
      else await this.live(line);
    } catch (error) {
      this.logger.warn(`a line waits: ${reasonOf(error)}`);
    }
  }

  private async live(line: DueLine): Promise<void> {
    if (line.again && (await this.settledAs(line))) return;
    if (line.cancelled) return this.lines.settle(line.id, 'cancelled', null);
    const subscriber = await this.subscriber(line.accountId);
    if (!subscriber) return this.pause(line, 'account', null);
    const isOld = this.clock.now().getTime() - idTime(line.entryId).getTime() > LONG_AGO_MS;
    const entryId = isOld ? await this.lines.renew(line) : line.entryId;
    const failure = await failureOf(this.lookups.run(requestOf({ ...line, entryId }, subscriber)));
    if (await this.settledAs({ ...line, entryId }, failure)) return;
    if (failure instanceof PassingFailure) return this.lines.retryLater(line);
    await this.withoutEntry(line, failure);
  }

  private async test(line: DueLine): Promise<void> {
    if (line.cancelled) return this.lines.settle(line.id, 'cancelled', null);
    const subscriber = await this.subscriber(line.accountId);
    if (!subscriber) return this.pause(line, 'account', null);
    const failure = await failureOf(this.tests.run(requestOf(line, subscriber)));
    const verdict = failure === null ? 'found' : verdictOfFailure(failure);
    if (verdict === 'source_down') return this.lines.retryLater(line);
    if (verdict) return this.lines.settle(line.id, verdict, null);
    await this.withoutEntry(line, failure);
  }

  /** Notes what was kept of the line; false where nothing was. What a source does not take is not asked again by itself. */
  private async settledAs(line: DueLine, failure: unknown = null): Promise<boolean> {
    const ending = await this.kept.of(line.accountId, line.entryId);
    if (!ending) return false;
    const verdict = verdictOf(ending.outcome);
    if (refusesInput(failure)) await this.lines.settle(line.id, verdict, ending.protocolo, failure.message);
    else if (verdict === 'source_down' && !line.cancelled) await this.lines.retryLater(line, ending.protocolo);
    else await this.lines.settle(line.id, verdict, ending.protocolo, whyNobody(failure));
    return true;
  }

  private async withoutEntry(line: DueLine, failure: unknown): Promise<void> {
    const pause = pauseFor(failure);
    if (pause) return this.pause(line, pause.reason, pause.seconds);
    if (failure !== null) this.logger.warn(`a line waits: ${reasonOf(failure)}`);
    await this.lines.putBack(line.id, ACCIDENT_SECONDS);
  }

  private async pause(line: DueLine, reason: BatchPause, seconds: number | null): Promise<void> {
    const until = seconds === null ? null : new Date(this.clock.now().getTime() + seconds * 1_000);
    if (until && seconds !== null && seconds <= BRIEF_SECONDS) return this.lines.waitUntil(line, until);
    await this.lines.pause(line.batchId, reason, until);
    await this.lines.putBack(line.id, 0);
  }

  private subscriber(accountId: string): Promise<FoundSubscriber | null> {
    return keptCall(this.known, accountId, () => this.subscribers.execute(accountId));
  }
}

function requestOf(line: DueLine, { accountId, termsVersion, defaultPurpose }: FoundSubscriber): LookupRequest {
  const { type, value, purpose, keyId, entryId, triesAgain } = line;
  const caller: Caller = { accountId, exempt: false, termsVersion, defaultPurpose, keyId, inBatch: true };
  return { type, query: queryOf(type, { [type]: value }), purpose, caller, afresh: false, entryId, triesAgain };
}

/** Null for none. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  }
}
