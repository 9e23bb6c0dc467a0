import type { SealedEmail } from './email.js';

/** Says that no person wrote; and, where the e-mail may be stopped, how a mail program does that with one click (RFC 8058). */
export function headersOf({ unsubscribe }: Pick<SealedEmail, 'unsubscribe'>): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  if (!unsubscribe) return automatic;
  return {
    ...automatic,
    Precedence: 'bulk',
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
