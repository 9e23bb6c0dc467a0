import type { Phone } from '../../../kernel/phone.js';
import type { WhatsappLink } from './link.js';
import type { WhatsappNumber } from './number.js';

/** `taken`: another account has proved it. `other`: this account has proved another number, which goes first. */
export type Added = WhatsappLink | 'taken' | 'other';

/** `several`: more than one account waits for the number, and only the code tells which is meant. */
export type Proof =
  | { readonly verified: string }
  | { readonly refused: 'nobody' | 'several' | 'wrong-code' | 'already' };

/** The accounts' numbers. They are kept encrypted and found by a keyed hash; each change is told to all instances. */
export abstract class WhatsappLinks {
  abstract of(accountId: string): Promise<WhatsappLink | null>;

  /** The account that has proved the number. */
  abstract accountOf(number: WhatsappNumber): Promise<string | null>;

  /** Waits for the proof from now on, instead of for another number if it did; the same one again changes nothing. */
  abstract add(accountId: string, phone: Phone): Promise<Added>;

  /** The holder has written from the number. It is verified for one account, and no other one waits for it any more. */
  abstract prove(number: WhatsappNumber, code: string | null): Promise<Proof>;

  /** Answers false when the account has none. */
  abstract remove(accountId: string): Promise<boolean>;
}
