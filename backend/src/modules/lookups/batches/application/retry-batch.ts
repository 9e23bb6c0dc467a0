import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../../identity/index.js';
import { BatchLimits } from '../adapters/batch-limits.store.js';
import { BeginBatches } from '../adapters/begin-batches.store.js';
import type { Batch, BatchOwner } from '../batch.js';
import { ControlBatch } from './control-batch.js';
import { nothingFailed, tooManyBatches } from './refusals.js';

/** Asks the lines of a batch again whose source was down until the last attempt. */
@Injectable()
export class RetryBatch {
  constructor(
    private readonly batches: BeginBatches,
    private readonly limits: BatchLimits,
    private readonly control: ControlBatch,
    private readonly accounts: AccountDirectory,
  ) {}

  /** One that has not ended stays as it is, so that asking twice is asking once. TOKEN_EXPIRED, API_KEY_REVOKED: whoever asks was shut out meanwhile. */
  async execute(owner: BatchOwner, id: string, keyId: string | null): Promise<Batch> {
    const seen = keyId ? null : await this.accounts.seen(owner.accountId);
    const batch = await this.control.one(owner, id);
    if (!batch.endedAt) return batch;
    if (batch.status === 'cancelled' || !batch.counts.source_down) throw nothingFailed();
    if (!(await this.batches.hasRoom(owner))) throw tooManyBatches();
    await this.limits.countStart(owner);
    if (!(await this.batches.again({ ...owner, seen, keyId }, id))) throw tooManyBatches();
    return this.control.one(owner, id);
  }
}
