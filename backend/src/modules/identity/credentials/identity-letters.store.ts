import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { newLinkToken } from '../../../platform/link-token.js';
import type { Reader } from '../../../platform/mail/greeting.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import {
  confirmEmailLetter,
  emailChangedLetter,
  emailRestoredLetter,
  emptyLetter,
  passwordChangedLetter,
  resetLetter,
} from './account.emails.js';

/** Puts the letters about accounts into the outbox, each in the transaction of what it tells. */
@Injectable()
export class IdentityLetters {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
  ) {}

  reset(reader: Reader, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(resetLetter(reader, this.page(`/redefinir-senha/${token}`), expiresAt), tx);
  }

  passwordChanged(reader: Reader, now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(passwordChangedLetter(reader, this.page('/login'), now), tx);
  }

  confirmEmail(reader: Reader, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(confirmEmailLetter(reader, this.page(`/confirmar-email/${token}`), expiresAt), tx);
  }

  emailChanged(former: Reader, newEmail: string, token: string, expiresAt: Date, now: Date, tx: Queryable) {
    const url = this.page(`/confirmar-email/${token}?acao=desfazer`);
    return this.outbox.put(emailChangedLetter(former, newEmail, url, expiresAt, now), tx);
  }

  emailRestored(reader: Reader, token: string, expiresAt: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(emailRestoredLetter(reader, this.page(`/redefinir-senha/${token}`), expiresAt), tx);
  }

  toNobody(now: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(emptyLetter(this.page(`/redefinir-senha/${newLinkToken().text}`), now), tx);
  }

  private page(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}
