import { type BroadcastState, broadcastRule, type Segment } from '../../../kernel/broadcast.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { invalidInput } from '../../../kernel/errors.js';

/** A text for a group of subscribers, to be sent at a moment. Whom it reaches is settled when it is sent. */
export interface Broadcast {
  readonly id: string;
  readonly content: string;
  readonly segment: Segment;
  readonly composedBy: string;
  readonly composedAt: Date;
  readonly sendAt: Date;
  readonly sentAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Accounts that it was sent to; null before that. */
  readonly userCount: number | null;
}

/** Schedules reach this far: beyond it a date is a slip of the keyboard. */
const LONGEST_WAIT_MS = 366 * DAY_MS;

export function stateOf({ sentAt, cancelledAt }: Pick<Broadcast, 'sentAt' | 'cancelledAt'>): BroadcastState {
  if (sentAt !== null) return 'sent';
  return cancelledAt === null ? 'scheduled' : 'cancelled';
}

export interface NewBroadcast {
  readonly id: string;
  readonly content: string;
  readonly segment: Segment;
  /** Null: now. */
  readonly sendAt: Date | null;
}

/** A broadcast by an administrator; throws when its text or its moment cannot be. */
export function compose({ id, content, segment, sendAt }: NewBroadcast, composedBy: string, now: Date): Broadcast {
  const problem = broadcastRule(content);
  if (problem) throw invalidInput('content', problem);
  if (sendAt && sendAt <= now) throw invalidInput('sendAt', 'Escolha um momento no futuro para o envio');
  if (sendAt && sendAt.getTime() > now.getTime() + LONGEST_WAIT_MS) {
    throw invalidInput('sendAt', 'Escolha um momento dentro de um ano para o envio');
  }
  return {
    id,
    content: content.trim(),
    segment,
    composedBy,
    composedAt: now,
    sendAt: sendAt ?? now,
    sentAt: null,
    cancelledAt: null,
    userCount: null,
  };
}

/** Whether both are the same request: what is to be sent at once is so whenever it is asked. */
export function isSame(one: Broadcast, other: Broadcast): boolean {
  return one.content === other.content && one.segment === other.segment && laterAt(one) === laterAt(other);
}

function laterAt({ sendAt, composedAt }: Broadcast): number | null {
  return sendAt > composedAt ? sendAt.getTime() : null;
}
