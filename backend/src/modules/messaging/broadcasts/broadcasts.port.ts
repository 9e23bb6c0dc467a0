import type { BroadcastState, Segment } from '../../../kernel/broadcast.js';
import type { Broadcast } from './broadcast.js';

export interface BroadcastWithReads extends Broadcast {
  /** Recipients who have read it. */
  readonly readCount: number;
}

export interface BroadcastPage {
  /** The newest first. */
  readonly items: readonly BroadcastWithReads[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly total: number;
}

/** What administrators have composed, and what became of it. Each deed is recorded with it. */
export abstract class Broadcasts {
  /**
   * Keeps the broadcast, and sends it when its moment has come. One that is there already under this id stays as it is
   * and is answered.
   */
  abstract add(broadcast: Broadcast, now: Date): Promise<Broadcast>;

  /** Sends the next one that is due, if no other instance is about to; answers whether it did. */
  abstract sendDue(now: Date): Promise<boolean>;

  /** Null: there is no such broadcast. */
  abstract cancel(id: string, adminId: string, now: Date): Promise<'cancelled' | 'sent' | null>;

  /** A page goes on after the broadcast `before`. */
  abstract list(state: BroadcastState | null, before: string | null): Promise<BroadcastPage>;

  /** How many accounts a broadcast would reach at this moment. */
  abstract audience(segment: Segment, now: Date): Promise<number>;
}
