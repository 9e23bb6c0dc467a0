import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { linkHash } from '../../../platform/link-token.js';
import type { Account } from '../domain/account.js';
import type { Caller } from '../domain/consent.js';
import { LinkLimits } from './link-limits.port.js';
import { PasswordResets } from './password-resets.port.js';

/** Whose password a link would set; null when it would set none. Looking uses nothing up. */
@Injectable()
export class ValidateResetLink {
  constructor(
    private readonly limits: LinkLimits,
    private readonly resets: PasswordResets,
    private readonly clock: Clock,
  ) {}

  async execute(token: string, caller: Caller): Promise<Account | null> {
    await this.limits.countLinkFrom(caller.address);
    const hash = linkHash(token);
    return hash && this.resets.ownerOf(hash, this.clock.now());
  }
}
