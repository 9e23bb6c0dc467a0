import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { NotificationDesk } from './notification-desk.port.js';

/** Has a stored notification worked off again. It does no harm: the truth is asked at the gateway each time. */
@Injectable()
export class ReplayNotification {
  constructor(
    private readonly desk: NotificationDesk,
    private readonly clock: Clock,
  ) {}

  async execute(adminId: string, id: string): Promise<void> {
    const deed = { adminId, action: 'replay-webhook', target: `webhook:${id}` };
    if (isUuid(id) && (await this.desk.reopen(id, deed, this.clock.now()))) return;
    throw new AppError('not-found', 'WEBHOOK_NOT_FOUND', 'Notificação não encontrada.');
  }
}
