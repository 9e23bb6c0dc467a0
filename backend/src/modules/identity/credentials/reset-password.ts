import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { linkHash } from '../../../platform/link-token.js';
import { type Account, AttemptLimits } from '../accounts/index.js';
import { CheckNewPassword, Passwords } from '../crypto/index.js';
import { type Caller, linkOver } from '../model/index.js';
import { PasswordResets } from './password-resets.store.js';

/** Sets a new password through a link; LINK_INVALID when it is unknown, used or too old. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly resets: PasswordResets,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /** Whose password a link would set; null when it would set none. Looking uses nothing up. */
  async ownerOf(token: string, caller: Caller): Promise<Account | null> {
    await this.limits.count('link-address', caller.address);
    const hash = linkHash(token);
    return hash && this.resets.ownerOf(hash, this.clock.now());
  }

  async execute({ token, newPassword }: { token: string; newPassword: string }, caller: Caller): Promise<void> {
    const owner = await this.ownerOf(token, caller);
    const hash = linkHash(token);
    if (!owner || !hash) throw linkOver();
    this.checkNewPassword.execute(newPassword, owner, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    if (!(await this.resets.complete(hash, passwordHash, this.clock.now()))) throw linkOver();
    await this.limits.forgiveLogin(owner.email ?? '');
  }
}
