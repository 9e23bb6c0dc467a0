import type { Consent } from '../domain/consent.js';

/** The append-only record of what was accepted. */
export abstract class Consents {
  abstract latest(accountId: string, document: Consent['document']): Promise<Consent | null>;

  /** Records it and tells every instance. */
  abstract add(consent: Consent): Promise<void>;
}
