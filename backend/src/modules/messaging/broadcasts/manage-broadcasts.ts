import { Injectable } from '@nestjs/common';
import type { BroadcastState, Segment } from '../../../kernel/broadcast.js';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid, newId } from '../../../platform/ids.js';
import { eachPage } from '../../../platform/page.js';
import { type Broadcast, compose } from './broadcast.js';
import { type BroadcastPage, Broadcasts, type BroadcastWithReads } from './broadcasts.port.js';

interface Wanted {
  /** Made by who asks, so that asking again is no second broadcast. */
  readonly id: string | undefined;
  readonly content: string;
  readonly segment: Segment;
  readonly sendAt: Date | null;
}

/** What administrators do with broadcasts. */
@Injectable()
export class ManageBroadcasts {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly clock: Clock,
  ) {}

  /** Sends at once, or keeps for later. */
  send(adminId: string, wanted: Wanted): Promise<Broadcast> {
    const now = this.clock.now();
    return this.broadcasts.add(compose({ ...wanted, id: wanted.id ?? newId() }, adminId, now), now);
  }

  async cancel(adminId: string, id: string): Promise<void> {
    const outcome = isUuid(id) ? await this.broadcasts.cancel(id, adminId, this.clock.now()) : null;
    if (outcome === null) throw new AppError('not-found', 'MESSAGE_NOT_FOUND', 'Recado não encontrado');
    if (outcome === 'sent') throw new AppError('conflict', 'MESSAGE_ALREADY_SENT', 'O recado já foi enviado');
  }

  list(state: BroadcastState | null, before: string | null): Promise<BroadcastPage> {
    return this.broadcasts.list(state, before);
  }

  /** All of them, for a file. */
  every(state: BroadcastState | null): AsyncIterable<readonly BroadcastWithReads[]> {
    return eachPage((before) => this.broadcasts.list(state, before));
  }

  audience(segment: Segment): Promise<number> {
    return this.broadcasts.audience(segment, this.clock.now());
  }

  /** Sends whatever is due, one after the other. */
  async sendDue(): Promise<void> {
    while (await this.broadcasts.sendDue(this.clock.now()));
  }
}
