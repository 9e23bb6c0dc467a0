import { IsOptional, Matches, ValidateIf } from 'class-validator';
import { WholeNumber } from '../config/setting.decorators.js';

const SMTP = 'SMTP_URL: informe smtp://usuario:senha@servidor:porta ou smtps://…, sem parâmetros';
const FROM = 'MAIL_FROM: informe o remetente, como Nítido <nao-responda@empresa.com.br>';
const ADDRESS = /^[^<>\r\n"]{0,80}<[^\s<>@"]{1,64}@([a-z0-9-]+(?:\.[a-z0-9-]+)+)>$/i;

/** Settings of the e-mails that the product sends. */
export class MailConfig {
  NODE_ENV?: string;
  SANDBOX_URL?: string;

  /** The operator's mail server; in production it must speak TLS. Absent: the sandbox's, or none. */
  @ValidateIf((config: MailConfig) => config.SMTP_URL !== undefined || config.production)
  @Matches(/^smtps?:\/\/[^\s?#/]+\/?$/, { message: SMTP })
  SMTP_URL?: string;

  /** Whom e-mails come from: a name and an address of a domain that lets the server send for it. */
  @ValidateIf((config: MailConfig) => config.MAIL_FROM !== undefined || config.production)
  @Matches(ADDRESS, { message: FROM })
  MAIL_FROM?: string;

  @IsOptional()
  @WholeNumber(0, 65535)
  SANDBOX_SMTP_PORT?: number;

  /** How often e-mails that could not be sent are looked for; a new one is sent at once. */
  @WholeNumber(50, 60_000)
  MAIL_JOB_INTERVAL_MS = 5_000;

  /** Pause after the first failure; each further one doubles it, up to an hour. */
  @WholeNumber(1, 3_600)
  MAIL_RETRY_SECONDS = 120;

  /**
   * How long the server may be silent, such as before it confirms what it was handed (RFC 5321 asks for ten minutes). Less
   * than the first pause, what connecting takes included: another instance would send the same e-mail meanwhile.
   */
  get silenceMs(): number {
    return Math.min(Math.max(10_000, (this.MAIL_RETRY_SECONDS - 15) * 1_000), 180_000);
  }

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** Where e-mails are handed over; null: nowhere, they wait and are given up. */
  get smtpUrl(): string | null {
    if (this.SMTP_URL) return this.SMTP_URL;
    if (!this.SANDBOX_URL) return null;
    const { hostname, port } = new URL(this.SANDBOX_URL);
    return `smtp://${hostname}:${this.SANDBOX_SMTP_PORT ?? Number(port) + 1}`;
  }

  get from(): string {
    return this.MAIL_FROM ?? 'Nítido <nao-responda@nitido.example>';
  }

  /** The domain in which our message ids are unique. */
  get domain(): string {
    return ADDRESS.exec(this.from)?.[1] ?? 'localhost';
  }
}
