import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { Recipient } from '../../../platform/mail/greeting.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { removedLetter, soonRemovedLetter } from './removal.email.js';

/** Puts the letters about an account's end into the outbox, each in the transaction of what it tells. */
@Injectable()
export class CleanupLetters {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
  ) {}

  soonRemoved(reader: Recipient, removedFrom: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(soonRemovedLetter(reader, this.loginPage, removedFrom), tx);
  }

  removed(reader: Recipient, now: Date, eraseAfter: Date, tx: Queryable): Promise<void> {
    return this.outbox.put(removedLetter(reader, this.loginPage, now, eraseAfter), tx);
  }

  private get loginPage(): string {
    return new URL('/login', this.config.publicUrl).href;
  }
}
