import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { SealedEmail } from './email.js';
import { htmlOf, textOf } from './email-frame.js';
import { headersOf } from './email-headers.js';
import { MailConfig } from './mail.config.js';

/** `refused`: the server knows that this address takes no mail. Any other failure throws and may pass. */
export type Delivery = 'sent' | 'refused';

const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Hands e-mails to the mail server. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter | null;

  constructor(private readonly config: MailConfig) {
    const { smtpUrl: url, production } = config;
    this.transport =
      url === null
        ? null
        : createTransport({
            ...PATIENCE,
            url,
            requireTLS: production,
            pool: true,
            maxConnections: 2,
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

/** A 5xx about the recipient stays; one about us (login, sender) is a setting that someone will mend. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode >= 500;
}
