import type { AdminDeed } from '../../../../kernel/admin-deed.js';
import type { PrivacyRequestKind, RefusalReason } from '../../../../kernel/privacy-request.js';
import type { Person, PrivacyRequest } from '../domain/privacy-request.js';
import type { RequestStep } from '../domain/request-steps.js';

export interface NewRequest {
  readonly id: string;
  readonly protocol: string;
  /** Chosen by the page for one form. */
  readonly formKey: string;
  readonly kind: PrivacyRequestKind;
  readonly receivedAt: Date;
  /** AAAA-MM-DD in Brazil. */
  readonly dueOn: string;
  readonly person: Person;
}

/** What a letter has to say; links are made where it is written. */
export type LetterToSubject =
  | { readonly kind: 'proof-asked'; readonly text: string }
  | { readonly kind: 'answered' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly text: string };

/** A step with what goes along with it; without a deed it is the subject's own. */
export interface RequestDecision {
  readonly step: RequestStep;
  readonly deed?: AdminDeed;
  readonly letter?: LetterToSubject;
}

export type LinkPurpose = 'confirm-email' | 'read-answer';

/** What came of showing a link: used up, refused with some tries left, or over. */
export type LinkUse =
  | { readonly outcome: 'used'; readonly request: PrivacyRequest }
  | { readonly outcome: 'wrong'; readonly attemptsLeft: number }
  | { readonly outcome: 'over' };

/** The requests of data subjects. A step, its record, its deed and its letter come to be together, or none does. */
export abstract class PrivacyRequests {
  /** Keeps a request with its letter and answers its protocol; a form that came before answers the one it was given. */
  abstract file(request: NewRequest): Promise<string>;

  /** The request after the step that `decide` takes, for which others wait; null when there is no such request. */
  abstract change(id: string, decide: (request: PrivacyRequest) => RequestDecision): Promise<PrivacyRequest | null>;

  /** Uses a link up, unless `use` answers `wrong`, of which it bears a few. */
  abstract useLink(
    hash: Buffer,
    purpose: LinkPurpose,
    use: (request: PrivacyRequest) => RequestStep | 'wrong',
  ): Promise<LinkUse>;
}
