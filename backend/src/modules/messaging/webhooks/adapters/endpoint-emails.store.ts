import { Injectable } from '@nestjs/common';
import type { PauseReason } from '../../../../kernel/webhooks.js';
import { Clock } from '../../../../platform/clock.js';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import type { Queryable } from '../../../../platform/database/sql.js';
import type { Recipient } from '../../../../platform/mail/email.js';
import { Outbox } from '../../../../platform/mail/outbox.js';
import { AccountDirectory } from '../../../identity/index.js';
import { webhookAddedEmail, webhookPausedEmail } from './webhook.email.js';

/** Tells owners of their endpoints, in the transaction of what became of one. Of an address the host alone: the rest may be secret. */
@Injectable()
export class EndpointEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountDirectory,
    private readonly clock: Clock,
    private readonly config: PlatformConfig,
  ) {}

  private get profile(): string {
    return this.config.page('/consultas?aba=perfil');
  }

  async added(accountId: string, url: string, now: Date, tx: Queryable): Promise<void> {
    const owner = await this.owner(accountId, tx);
    if (owner) await this.outbox.put(webhookAddedEmail(owner, new URL(url).host, this.profile, now), tx);
  }

  async paused(
    accountId: string,
    host: string | null,
    reason: Exclude<PauseReason, 'owner'>,
    tx: Queryable,
  ): Promise<void> {
    const owner = await this.owner(accountId, tx);
    if (owner) await this.outbox.put(webhookPausedEmail(owner, { host, reason }, this.profile, this.clock.now()), tx);
  }

  private async owner(accountId: string, tx: Queryable): Promise<Recipient | null> {
    const { name, email } = (await this.accounts.named([accountId], tx)).get(accountId) ?? {};
    return name && email ? { accountId, name, email } : null;
  }
}
