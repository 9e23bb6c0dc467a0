import type { Message } from './message.js';

/** Somebody who waits for what happens in one account's inbox. */
export interface InboxWatcher {
  /** Unread messages in the order of sending, each told once. */
  onMessages(messages: readonly Message[]): void;
  /** A message was read, here or on another device. */
  onRead(messageId: string): void;
  /** What is unread could not be found out: whoever watches begins anew. */
  onLost(): void;
}

/** What accounts have not read yet, from memory: an account's first call costs a statement, no other one does. */
export abstract class UnreadMessages {
  /** The oldest first. */
  abstract of(accountId: string): Promise<readonly Message[]>;

  /** Tells of what is unread beyond the number `after`, then of what comes. Answers how to stop. */
  abstract watch(accountId: string, after: number, watcher: InboxWatcher): () => void;
}
