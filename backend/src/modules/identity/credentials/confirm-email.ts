import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { linkHash, newLinkToken } from '../../../platform/link-token.js';
import { AttemptLimits } from '../accounts/index.js';
import { type Caller, linkOver } from '../model/index.js';
import { EmailChanges, type EmailConfirmation } from './email-changes.store.js';

/** Moves an account to the address that a link was sent to, or back; LINK_INVALID when it is unknown, used or too old. */
@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly changes: EmailChanges,
    private readonly clock: Clock,
  ) {}

  async execute(token: string, caller: Caller): Promise<EmailConfirmation> {
    await this.limits.count('link-address', caller.address);
    const hash = linkHash(token);
    const confirmation = hash && (await this.changes.confirm(hash, newLinkToken(), this.clock.now()));
    if (!confirmation) throw linkOver();
    return confirmation;
  }
}
