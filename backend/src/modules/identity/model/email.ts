import { forgottenEmailRule, googleEmailRule } from '../../../kernel/account-email.js';

/** An account's address as it is stored and compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Which addresses may register and sign in, and which one is the administrator's. */
export class EmailPolicy {
  constructor(
    /** Those of this moment. */
    readonly domains: () => readonly string[],
    private readonly adminEmail: string | null,
  ) {}

  isAdmin(email: string): boolean {
    return this.adminEmail !== null && email === this.adminEmail;
  }

  /** The text to show when the address is of no accepted domain, or null. */
  refusal(email: string): string | null {
    return this.isAdmin(email) ? null : googleEmailRule(email, this.domains());
  }

  /** The same for whoever signs in by e-mail alone, so that the administrator's address stands out in no answer. */
  subscriberRefusal(email: string): string | null {
    return googleEmailRule(email, this.domains());
  }
}

/** The e-mail rule of a forgotten password, but for the accepted domains. */
export function forgottenEmailShapeRule(text: string): string | null {
  return forgottenEmailRule(text, [normalizeEmail(text).split('@')[1] ?? '']);
}
