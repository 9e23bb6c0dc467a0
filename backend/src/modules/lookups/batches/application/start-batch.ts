import { Injectable } from '@nestjs/common';
import { checkLines } from '../../../../kernel/batches.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import { Subscriptions } from '../../../billing/index.js';
import { AccountDirectory, type SeenAccount } from '../../../identity/index.js';
import { type Caller, demandTerms, subscriptionRequired } from '../../model/index.js';
import { keyInUse, keyOfTests, keyReused, LookupRequests } from '../../public-api/index.js';
import { purposeOf } from '../../run/index.js';
import { BatchLimits } from '../adapters/batch-limits.store.js';
import { Batches } from '../adapters/batches.store.js';
import { BeginBatches } from '../adapters/begin-batches.store.js';
import type { BatchList, BatchMode } from '../batch.js';
import { batchDeleted, notForAdministrators, nothingToAsk, tooManyBatches } from './refusals.js';

interface BatchRequest extends BatchList {
  readonly caller: Caller;
  readonly mode: BatchMode;
  /** The caller's default stands in. */
  readonly purpose: Purpose | null;
}

/** Takes a list of lookups on, which then runs in the background. */
@Injectable()
export class StartBatch {
  constructor(
    private readonly batches: BeginBatches,
    private readonly kept: Batches,
    private readonly limits: BatchLimits,
    private readonly subscriptions: Subscriptions,
    private readonly requests: LookupRequests,
    private readonly accounts: AccountDirectory,
  ) {}

  /** The same one again for the same list with the same idempotency key; throws BATCH_NOT_FOUND where it was deleted. TOKEN_EXPIRED, API_KEY_REVOKED: whoever asks was shut out meanwhile. */
  async execute(request: BatchRequest, given: string | null): Promise<{ id: string; replayed: boolean }> {
    const { caller, mode, type, items, lines = [] } = request;
    const key = mode === 'test' ? keyOfTests(given) : given;
    if (caller.exempt) throw notForAdministrators();
    const seen = caller.keyId ? null : await this.accounts.seen(caller.accountId);
    if (key === null) return { id: await this.add(request, null, seen), replayed: false };
    const asked = JSON.stringify(['batch', mode, type, request.purpose, items, ...lines]);
    const kept = this.requests.hashOf(key);
    const { same, running, answer } = await this.requests.begin(caller.accountId, kept, asked);
    if (!same) throw keyReused();
    if (answer && !(await this.kept.find({ accountId: caller.accountId, mode }, answer))) throw batchDeleted();
    if (answer) return { id: answer, replayed: true };
    if (running) throw keyInUse();
    try {
      return { id: await this.add(request, kept, seen), replayed: false };
    } catch (error) {
      await this.requests.end(caller.accountId, kept, null);
      throw error;
    }
  }

  private async add(request: BatchRequest, key: Buffer | null, seen: SeenAccount | null): Promise<string> {
    const { caller, mode, type, items, lines: numbers } = request;
    const { accountId, keyId = null } = caller;
    demandTerms(caller.termsVersion);
    const purpose = purposeOf({ type, purpose: request.purpose, caller }, keyId ? 'purpose' : 'finalidade');
    if (mode === 'live' && !(await this.subscriptions.statusOf(accountId)).active) throw subscriptionRequired();
    const lines = checkLines(type, items, numbers);
    if (!lines.some(({ verdict }) => verdict === 'waiting')) throw nothingToAsk();
    if (!(await this.batches.hasRoom({ accountId, mode }))) throw tooManyBatches();
    await this.limits.countStart({ accountId, mode }, lines.length);
    const id = await this.batches.add({ accountId, mode, seen, keyId }, { type, purpose, lines }, async (made, tx) => {
      if (key !== null) await this.requests.end(accountId, key, made, tx);
    });
    if (id === null) throw tooManyBatches();
    return id;
  }
}
