import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Inboxes } from './inboxes.port.js';

/** A subscriber has seen a message; seeing it again changes nothing. */
@Injectable()
export class MarkMessageRead {
  constructor(
    private readonly inboxes: Inboxes,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, messageId: string): Promise<void> {
    const known = await this.inboxes.markRead(accountId, messageId, this.clock.now());
    if (!known) throw new AppError('not-found', 'MESSAGE_NOT_FOUND', 'Aviso não encontrado');
  }
}
