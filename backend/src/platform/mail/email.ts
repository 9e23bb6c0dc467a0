import { momentText } from '../../kernel/day-text.js';

/** An e-mail of the product, in its own words; how it looks is the frame's matter. */
export interface Email {
  /** Null: to nobody. Such an e-mail is stored and taken like any other, so that an unknown address costs the same work. */
  readonly to: string | null;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What is best read as a list: a label and its value. */
  readonly facts?: ReadonlyArray<readonly [string, string]>;
  /** The one thing to do, with what is to be known of the link. */
  readonly action?: { readonly label: string; readonly url: string; readonly note: string };
  /** What to do when the e-mail comes unexpected. */
  readonly closing: string;
  /** Where e-mails of this kind are stopped; for those that nobody needs to receive. */
  readonly unsubscribe?: Unsubscribe;
  /** One that many receive at once, and nobody waits for: it goes behind the others. */
  readonly bulk?: boolean;
  /** The moment from which sending it makes no sense any more. */
  readonly expiresAt: Date;
  /** Of one that tells of people who may be suppressed before it is sent: who writes it anew then, and from what. */
  readonly again?: { readonly writer: string; readonly about: Readonly<Record<string, string>> };
  /** Whose account it is about: with its end the e-mail goes unsent. */
  readonly accountId?: string | null;
}

export interface Unsubscribe {
  /** A page for people, which asks before it does so. */
  readonly page: string;
  /** For mail programs: a POST to it is all that is needed (RFC 8058). */
  readonly oneClick: string;
}

/** What is kept of an e-mail until it is sent. */
export type SealedEmail = Omit<Email, 'expiresAt' | 'bulk' | 'accountId'>;

/** Whom an e-mail is for. */
export interface Recipient {
  /** Null for the news that the account has ended, which is sent all the same, and for an address of the settings. */
  readonly accountId: string | null;
  readonly email: string;
  readonly name: string;
}

const FIRST_NAME = /^\p{L}[\p{L}'’-]{0,39}$/u;

/** To somebody who is known by name. */
export function emailTo(reader: Recipient, email: Omit<Email, 'to' | 'greeting' | 'accountId'>): Email {
  return { accountId: reader.accountId, to: reader.email, greeting: greetingOf(reader), ...email };
}

/** By first name only, and only if it is one: a name is typed by whoever registers, and an e-mail must carry no advertisement. */
function greetingOf({ name }: Pick<Recipient, 'name'>): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return FIRST_NAME.test(first) ? `Olá, ${first}.` : 'Olá.';
}

/** A moment for people: `21/11/2026 14:35 (horário de Brasília)`. */
export function formatDateTime(moment: Date): string {
  return `${momentText(moment)} (horário de Brasília)`;
}
