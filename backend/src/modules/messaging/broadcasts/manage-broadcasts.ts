import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid, newId } from '../../../platform/ids.js';
import { type Broadcast, compose, isSame, type NewBroadcast } from './broadcast.js';
import { Broadcasts } from './broadcasts.store.js';

/** What administrators do with broadcasts. */
@Injectable()
export class ManageBroadcasts {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends at once, or stores for later. The id is made by who asks, so that asking again is no second broadcast.
   * MESSAGE_ID_USED where it is asked for something else under the same id. The moment is judged when it is asked for first.
   */
  async send(
    adminId: string,
    { id, ...broadcast }: Omit<NewBroadcast, 'id'> & { id: string | undefined },
  ): Promise<Broadcast> {
    const earlier = id ? await this.broadcasts.find(id) : null;
    const askedAt = earlier?.composedAt ?? this.clock.now();
    const wanted = compose({ ...broadcast, id: id ?? newId() }, adminId, askedAt);
    const stored = earlier ?? (await this.broadcasts.add(wanted));
    if (!isSame(stored, wanted))
      throw new AppError('conflict', 'MESSAGE_ID_USED', 'Este id já é de outro recado. Envie de novo com um id novo.');
    return stored;
  }

  async cancel(adminId: string, id: string): Promise<void> {
    const outcome = isUuid(id) ? await this.broadcasts.cancel(adminId, id) : null;
    if (outcome === null) throw new AppError('not-found', 'MESSAGE_NOT_FOUND', 'Recado não encontrado');
    if (outcome === 'sent') throw new AppError('conflict', 'MESSAGE_ALREADY_SENT', 'O recado já foi enviado');
  }
}
