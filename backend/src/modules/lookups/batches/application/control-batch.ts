import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../../identity/index.js';
import { Batches } from '../adapters/batches.store.js';
import { BeginBatches } from '../adapters/begin-batches.store.js';
import type { Batch, BatchOwner } from '../batch.js';
import { batchEnded, batchOpen, noSuchBatch } from './refusals.js';

/** What an owner does with a batch that was taken on. None does more when it is done again. */
@Injectable()
export class ControlBatch {
  constructor(
    private readonly batches: Batches,
    private readonly going: BeginBatches,
    private readonly accounts: AccountDirectory,
  ) {}

  async one(owner: BatchOwner, id: string): Promise<Batch> {
    const batch = await this.batches.find(owner, id);
    if (!batch) throw noSuchBatch();
    return batch;
  }

  async pause(owner: BatchOwner, id: string): Promise<Batch> {
    await this.open(owner, id);
    await this.batches.pause(id);
    return this.one(owner, id);
  }

  /** TOKEN_EXPIRED, API_KEY_REVOKED: whoever asks was shut out meanwhile. */
  async resume(owner: BatchOwner, id: string, keyId: string | null): Promise<Batch> {
    const seen = keyId ? null : await this.accounts.seen(owner.accountId);
    await this.open(owner, id);
    await this.going.resume({ ...owner, seen, keyId }, id);
    return this.one(owner, id);
  }

  async cancel(owner: BatchOwner, id: string): Promise<Batch> {
    const { status } = await this.one(owner, id);
    if (status === 'finished') throw batchEnded();
    await this.batches.cancel(id);
    return this.one(owner, id);
  }

  /** For people, who see what a call came to before they repeat it. */
  async cancelOrDelete(owner: BatchOwner, id: string): Promise<Batch> {
    const { endedAt } = await this.one(owner, id);
    return endedAt ? this.delete(owner, id) : this.cancel(owner, id);
  }

  /** Takes one that has ended away, and answers it as it was. It never cancels: a repeated call would then delete. */
  async delete(owner: BatchOwner, id: string): Promise<Batch> {
    const batch = await this.one(owner, id);
    if (batch.endedAt && (await this.batches.delete(id))) return batch;
    // Taken away by another call meanwhile, or asked again.
    await this.one(owner, id);
    throw batchOpen();
  }

  private async open(owner: BatchOwner, id: string): Promise<void> {
    const { endedAt } = await this.one(owner, id);
    if (endedAt) throw batchEnded();
  }
}
