import { Injectable } from '@nestjs/common';
import { FindSubscriber } from '../../../identity/index.js';
import { type ChatSubscriber, ChatSubscribers } from '../application/chat-lookups.port.js';

/** The accounts of the identity module. */
@Injectable()
export class IdentityChatSubscribers extends ChatSubscribers {
  constructor(private readonly accounts: FindSubscriber) {
    super();
  }

  find(accountId: string): Promise<ChatSubscriber | null> {
    return this.accounts.execute(accountId);
  }
}
