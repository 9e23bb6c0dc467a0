import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Signals } from '../../../platform/events/signals.js';
import { BROADCAST_SENT } from '../broadcasts/index.js';
import { type Message, UnreadReader } from './unread-messages.queries.js';

/** The channel on which `account number` is sent when an account has read a message. */
export const MESSAGE_READ = 'message_read';

const MOST_ACCOUNTS = 120_000;

/** Somebody who waits for what happens in one account's inbox. */
export interface InboxWatcher {
  /** Unread messages in the order of sending, each told once. */
  onMessages(messages: readonly Message[]): void;
  /** A message was read, here or on another device. */
  onRead(messageId: string): void;
  /** What is unread could not be found out: whoever watches begins anew. */
  onLost(): void;
}

/** What one account has not read. While it is being read from the database, `stale` says that it changed meanwhile. */
interface Inbox {
  messages: readonly Message[] | null;
  loading: Promise<readonly Message[]> | null;
  stale: boolean;
}

interface Watch {
  readonly watcher: InboxWatcher;
  /** The last number that it was sent. */
  lastSent: number;
}

/**
 * What accounts have not read yet, from memory: an account's first call costs a statement, no other one does. Kept true by what the instances tell each other: a new broadcast is looked up once for all
 * accounts known here, a read message is dropped, and after a gap everything is forgotten. Accounts that are watched
 * are kept at hand; of the others the oldest go when there are too many.
 */
@Injectable()
export class UnreadMessages {
  private readonly logger = new Logger(UnreadMessages.name);
  private readonly inboxes = new Map<string, Inbox>();
  private readonly watches = new Map<string, Set<Watch>>();
  /** Broadcasts are taken in one after the other, in the order in which they were sent. */
  private takingIn: Promise<void> = Promise.resolve();

  constructor(
    private readonly reader: UnreadReader,
    signals: Signals,
  ) {
    signals.on(MESSAGE_READ, (payload) => {
      const [accountId = '', number] = payload.split(' ');
      this.drop(accountId, Number(number));
    });
    signals.on(BROADCAST_SENT, (number) => {
      this.takingIn = this.takingIn.then(() => this.takeIn(Number(number)).catch((error) => this.startOver(error)));
    });
    signals.onGap(() => this.forgetAll());
  }

  /** The oldest first; at once where they are known. */
  of(accountId: string): readonly Message[] | Promise<readonly Message[]> {
    const inbox = this.inboxes.get(accountId) ?? this.open(accountId);
    return inbox.messages ?? this.load(accountId, inbox);
  }

  /** Tells of what is unread beyond the number `after`, then of what comes. Answers how to stop. */
  watch(accountId: string, after: number, watcher: InboxWatcher): () => void {
    const watches = this.watches.get(accountId) ?? new Set();
    const watch: Watch = { watcher, lastSent: after };
    this.watches.set(accountId, watches.add(watch));
    this.tell(accountId);
    return () => {
      watches.delete(watch);
      if (watches.size === 0) this.watches.delete(accountId);
    };
  }

  /** The account has read the message: it is not unread here any more. */
  drop(accountId: string, number: number): void {
    const inbox = this.inboxes.get(accountId);
    if (!inbox) return;
    const message = inbox.messages?.find((unread) => unread.number === number);
    if (message) {
      inbox.messages = inbox.messages?.filter((unread) => unread !== message) ?? null;
      for (const { watcher } of this.watches.get(accountId) ?? []) watcher.onRead(message.id);
    } else if (inbox.messages) {
      // Read before it was taken in here: what the database says is asked for again.
      this.inboxes.delete(accountId);
      this.tell(accountId);
    } else {
      inbox.stale = true;
    }
  }

  private async takeIn(number: number): Promise<void> {
    const asked: string[] = [];
    for (const [accountId, inbox] of this.inboxes) {
      if (inbox.messages) asked.push(accountId);
      else inbox.stale = true;
    }
    const message = await this.reader.message(number);
    for (const accountId of await this.reader.recipientsAmong(asked, number)) {
      const inbox = this.inboxes.get(accountId);
      if (!inbox?.messages || inbox.messages.includes(message)) continue;
      inbox.messages = [...inbox.messages, message];
      this.tell(accountId);
    }
  }

  /** Whoever watches the account is sent what it was not sent yet. */
  private tell(accountId: string): void {
    const watches = this.watches.get(accountId);
    if (!watches) return;
    const messages = this.of(accountId);
    if (messages instanceof Promise) {
      messages.then(
        () => this.tell(accountId),
        () => this.lose(accountId),
      );
      return;
    }
    for (const watch of watches) {
      const news = messages.filter(({ number }) => number > watch.lastSent);
      const last = news.at(-1);
      if (!last) continue;
      watch.lastSent = last.number;
      watch.watcher.onMessages(news);
    }
  }

  private open(accountId: string): Inbox {
    if (this.inboxes.size >= MOST_ACCOUNTS) this.makeRoom();
    const inbox: Inbox = { messages: null, loading: null, stale: false };
    this.inboxes.set(accountId, inbox);
    return inbox;
  }

  /** What changes while it is read is read once more; what fails is forgotten, and the next call tries again. */
  private load(accountId: string, inbox: Inbox): Promise<readonly Message[]> {
    inbox.loading ??= this.read(accountId, inbox).catch((error) => {
      if (this.inboxes.get(accountId) === inbox) this.inboxes.delete(accountId);
      throw error;
    });
    return inbox.loading;
  }

  private async read(accountId: string, inbox: Inbox): Promise<readonly Message[]> {
    let messages: readonly Message[];
    do {
      inbox.stale = false;
      messages = await this.reader.of(accountId);
    } while (inbox.stale);
    inbox.messages = messages;
    inbox.loading = null;
    return messages;
  }

  private makeRoom(): void {
    for (const accountId of this.inboxes.keys()) {
      if (this.watches.has(accountId)) continue;
      this.inboxes.delete(accountId);
      return;
    }
  }

  private forgetAll(): void {
    this.inboxes.clear();
    for (const accountId of this.watches.keys()) this.tell(accountId);
  }

  private startOver(error: unknown): void {
    this.logger.warn(`a broadcast was not taken in: ${reasonOf(error)}`);
    this.forgetAll();
  }

  private lose(accountId: string): void {
    for (const { watcher } of this.watches.get(accountId) ?? []) watcher.onLost();
  }
}
