import type { Phone } from '../../../kernel/phone.js';

/** An account's number. Until its holder has proved it, the bot does nothing for it. */
export interface WhatsappLink {
  readonly id: string;
  readonly accountId: string;
  /** As it was added. */
  readonly phone: Phone;
  readonly verified: boolean;
  /** Tells two accounts that wait for one number apart; null once it is verified. */
  readonly code: string | null;
}
