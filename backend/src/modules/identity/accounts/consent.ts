import { TERMS_VERSION } from '../../../kernel/terms.js';
import type { Caller } from '../model/index.js';

/** A text that was accepted: which version, when, and from where. Never changed afterwards. */
export class Consent {
  id!: string;
  accountId!: string;
  document!: 'terms';
  version!: string;
  acceptedAt!: Date;
  address!: string | null;
  agent!: string | null;

  /** The terms of use and privacy notice in force. */
  static toTerms(given: { id: string; accountId: string; acceptedAt: Date }, caller: Caller): Consent {
    return Object.assign(new Consent(), { document: 'terms', version: TERMS_VERSION }, given, caller);
  }
}
