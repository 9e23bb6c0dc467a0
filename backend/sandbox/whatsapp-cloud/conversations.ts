import { randomBytes } from 'node:crypto';

/** How the deliveries of what a person wrote go wrong. */
export const DELIVERY_MODES = ['normal', 'double', 'forged', 'lost'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** How the statuses of the bot's replies go wrong. */
export const STATUS_MODES = ['normal', 'reordered', 'lost', 'failed'] as const;
export type StatusMode = (typeof STATUS_MODES)[number];

export const STATUSES = ['sent', 'delivered', 'read'] as const;
export type Status = (typeof STATUSES)[number] | 'failed';

export interface ChatLine {
  readonly id: string;
  readonly by: 'person' | 'bot';
  /** A voice note has no text. */
  readonly kind: 'text' | 'audio';
  readonly text: string;
  readonly at: string;
  /** Of the bot's: what it answers, and what it wants to hear again with its statuses. */
  readonly answers: string | null;
  readonly reference: string | null;
}

interface Conversation {
  readonly number: string;
  readonly lines: ChatLine[];
  statuses: StatusMode;
}

const MOST_LINES = 500;

/** Who talks with the bot, by number: country, area and number as people dial it. */
export class Conversations {
  private readonly byNumber = new Map<string, Conversation>();

  numbers(): string[] {
    return [...this.byNumber.keys()].reverse();
  }

  of(number: string): readonly ChatLine[] {
    return this.byNumber.get(number)?.lines ?? [];
  }

  statusesOf(number: string): StatusMode {
    return this.byNumber.get(number)?.statuses ?? 'normal';
  }

  personWrites(number: string, kind: ChatLine['kind'], text: string, statuses: StatusMode): ChatLine {
    const conversation = this.conversation(number);
    conversation.statuses = statuses;
    return add(conversation, { by: 'person', kind, text, answers: null, reference: null });
  }

  botWrites(number: string, reply: Pick<ChatLine, 'text' | 'answers' | 'reference'>): ChatLine {
    return add(this.conversation(number), { by: 'bot', kind: 'text', ...reply });
  }

  /** The number that WhatsApp calls so; null when nobody with it has written. */
  numberOf(waId: string): string | null {
    return this.numbers().find((number) => waIdOf(number) === waId) ?? null;
  }

  private conversation(number: string): Conversation {
    const known = this.byNumber.get(number) ?? { number, lines: [], statuses: 'normal' };
    this.byNumber.delete(number);
    this.byNumber.set(number, known);
    return known;
  }
}

/** As the real one: mobiles with an area code above 30 are known without the ninth digit that people dial. */
export function waIdOf(number: string): string {
  return number.replace(/^(55[3-9]\d)9([6-9]\d{7})$/, '$1$2');
}

/** 11 98765-4321, with or without country and punctuation; null for what is no Brazilian number. */
export function dialledNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (/^\d{10,11}$/.test(digits)) return `55${digits}`;
  return /^55\d{10,11}$/.test(digits) ? digits : null;
}

function add({ number, lines }: Conversation, line: Omit<ChatLine, 'id' | 'at'>): ChatLine {
  const added = { ...line, id: messageId(number), at: new Date().toISOString() };
  lines.push(added);
  if (lines.length > MOST_LINES) lines.shift();
  return added;
}

/** Like the real ones, an id with the number inside. */
function messageId(number: string): string {
  return `wamid.${Buffer.from(`${waIdOf(number)}.${randomBytes(9).toString('hex')}`).toString('base64')}`;
}
