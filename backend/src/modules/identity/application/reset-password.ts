import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { linkHash } from '../../../platform/link-token.js';
import type { Caller } from '../domain/consent.js';
import { linkOver } from '../domain/errors.js';
import { AttemptLimits } from './attempt-limits.port.js';
import { CheckNewPassword } from './check-new-password.js';
import { LinkLimits } from './link-limits.port.js';
import { PasswordResets } from './password-resets.port.js';
import { Passwords } from './passwords.port.js';

/** Sets a new password through a link; LINK_INVALID when it is unknown, used or too old. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly limits: LinkLimits,
    private readonly attempts: AttemptLimits,
    private readonly resets: PasswordResets,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute(given: { token: string; newPassword: string }, caller: Caller): Promise<void> {
    await this.limits.countLinkFrom(caller.address);
    const hash = linkHash(given.token);
    const owner = hash && (await this.resets.ownerOf(hash, this.clock.now()));
    if (!owner) throw linkOver();
    this.checkNewPassword.execute(given.newPassword, owner, 'newPassword');
    const passwordHash = await this.passwords.hash(given.newPassword);
    if (!(await this.resets.complete(hash, passwordHash, this.clock.now()))) throw linkOver();
    await this.attempts.forgiveLogin(owner.email ?? '');
  }
}
