import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { type Notification, NotificationInbox } from './notification-inbox.port.js';
import { ProcessNotifications } from './process-notifications.js';

/** Keeps a genuine notification; once it is kept it is worked off, without letting its sender wait for that. */
@Injectable()
export class ReceiveNotification {
  constructor(
    private readonly inbox: NotificationInbox,
    private readonly processNotifications: ProcessNotifications,
    private readonly clock: Clock,
  ) {}

  async execute(notification: Notification): Promise<void> {
    const isNew = await this.inbox.store(notification, this.clock.now());
    if (isNew) setImmediate(() => void this.processNotifications.soon());
  }
}
