import type { ChatMessage, Decision, Delivery } from '../domain/message.js';

/** A message whose turn has come. */
export interface TakenMessage {
  readonly id: string;
  readonly message: ChatMessage;
  /** What was decided when it was taken before; null the first time, and after a crash in between. */
  readonly decision: Decision | null;
  /** It was taken before: what it asks for may have been done already. */
  readonly again: boolean;
}

/** What the same sender did up to a message. */
export interface SenderRecord {
  /** Messages within a minute, this one among them. */
  readonly lastMinute: number;
  /** Whether the sender was told, some hours before at most, what this bot is for. */
  readonly invited: boolean;
  /** Wrong codes within an hour. */
  readonly wrongCodes: number;
}

/** Messages wait here until they were answered, whatever happens to the process. Words and numbers are kept encrypted until then. */
export abstract class WhatsappInbox {
  /** Answers how many of these were not there already. */
  abstract store(messages: readonly ChatMessage[], now: Date): Promise<number>;

  /** Those whose time has come, one of each sender, in the order in which they came. Each comes again, ever later, until it is done. */
  abstract take(now: Date, limit: number): Promise<TakenMessage[]>;

  abstract recordOf(id: string): Promise<SenderRecord>;

  /** Keeps what was decided before it is sent; without a reply the message is done. */
  abstract decide(id: string, decision: Decision, now: Date): Promise<void>;

  abstract done(id: string, now: Date): Promise<void>;

  /** WhatsApp has the reply to this message: it is never sent again. Tidings that come late change nothing. */
  abstract delivered(id: string, delivery: Delivery, now: Date): Promise<void>;

  /** Forgets what was done with messages that WhatsApp will not deliver again. */
  abstract sweep(now: Date): Promise<void>;
}
