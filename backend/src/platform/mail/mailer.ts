import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { SealedEmail } from './email.js';
import { htmlOf, textOf } from './email-frame.js';
import { MailConfig } from './mail.config.js';

/** `refused`: the server knows that this address takes no mail. Any other failure throws and may pass. */
export type Delivery = 'sent' | 'refused';

const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, idleTimeout: 10_000 };

/** To the mail server, of each instance. */
export const CONNECTIONS = 2;

/** Hands e-mails to the mail server. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter | null;

  constructor(private readonly config: MailConfig) {
    const { smtpUrl: url, production, silenceMs: socketTimeout } = config;
    this.transport =
      url === null
        ? null
        : createTransport({
            ...PATIENCE,
            socketTimeout,
            url,
            requireTLS: production,
            pool: true,
            maxConnections: CONNECTIONS,
            disableFileAccess: true,
            disableUrlAccess: true,
          } as Parameters<typeof createTransport>[0]);
  }

  get works(): boolean {
    return this.transport !== null;
  }

  /** The same id gives the same Message-ID, by which a mail program knows an e-mail that was sent twice. */
  async deliver(id: string, email: SealedEmail): Promise<Delivery> {
    if (!this.transport) throw new Error('no mail server is configured');
    if (email.to === null) return 'sent';
    try {
      await this.transport.sendMail({
        messageId: `<${id}@${this.config.domain}>`,
        from: this.config.from,
        to: { name: '', address: email.to },
        subject: email.subject,
        text: textOf(email),
        html: htmlOf(email),
        headers: headersOf(email),
      });
      return 'sent';
    } catch (error) {
      if (isRefusedForGood(error)) return 'refused';
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

/** About the recipient (RFC 3463): 5.1.x but for a bad sender (5.1.7, 5.1.8), and a mailbox that is switched off. */
const OF_THE_RECIPIENT = /^5\d\d[ -]5\.(1\.(?![78]\b)\d+|2\.1)\b/;
/** Without a status code of RFC 3463, what RFC 5321 has for mailboxes. */
const WITHOUT_STATUS = /^55[013](?![ -]5\.\d)/;
/** Most say 550 and 553 of whatever they refuse: then their words decide. */
const NAMES_A_MAILBOX = /\b(?:user|mailbox|recipient)\b/i;
const REFUSES_US = /relay|auth|block|denied|allow|permit|send|spam|policy|list|limit|quota|5\.7\./i;

/** Many a server says only at RCPT TO that it does not take us (a block list, the sender, relaying): someone will mend that. */
function isRefusedForGood(error: unknown): boolean {
  const { response = '', command } = error as { response?: string; command?: string };
  if (command !== 'RCPT TO') return false;
  if (OF_THE_RECIPIENT.test(response)) return true;
  if (!WITHOUT_STATUS.test(response)) return false;
  if (response.startsWith('551')) return true;
  const words = response.split(/\s/).filter((word) => !word.includes('@'));
  return words.some((word) => NAMES_A_MAILBOX.test(word)) && !words.some((word) => REFUSES_US.test(word));
}

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
