import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid, newId } from '../../../platform/ids.js';
import { type Broadcast, compose, type NewBroadcast } from './broadcast.js';
import { Broadcasts } from './broadcasts.store.js';

/** What administrators do with broadcasts. */
@Injectable()
export class ManageBroadcasts {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly clock: Clock,
  ) {}

  /** Sends at once, or stores for later. The id is made by who asks, so that asking again is no second broadcast. */
  send(
    adminId: string,
    { id, ...broadcast }: Omit<NewBroadcast, 'id'> & { id: string | undefined },
  ): Promise<Broadcast> {
    return this.broadcasts.add(compose({ ...broadcast, id: id ?? newId() }, adminId, this.clock.now()));
  }

  async cancel(adminId: string, id: string): Promise<void> {
    const outcome = isUuid(id) ? await this.broadcasts.cancel(adminId, id) : null;
    if (outcome === null) throw new AppError('not-found', 'MESSAGE_NOT_FOUND', 'Recado não encontrado');
    if (outcome === 'sent') throw new AppError('conflict', 'MESSAGE_ALREADY_SENT', 'O recado já foi enviado');
  }
}
