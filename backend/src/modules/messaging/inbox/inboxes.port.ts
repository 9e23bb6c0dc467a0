import type { Message } from './message.js';

export interface ReceivedMessage extends Message {
  readonly readAt: Date | null;
}

/** The messages that accounts have received. */
export abstract class Inboxes {
  /** The newest first, at most a hundred. */
  abstract received(accountId: string): Promise<ReceivedMessage[]>;

  /** Marks a message as read, everywhere and for good; the first time counts. False: the account has no such message. */
  abstract markRead(accountId: string, messageId: string, now: Date): Promise<boolean>;
}
