import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { VerifyPassword } from '../accounts/index.js';
import { lastAdmin, sessionOver } from '../model/index.js';
import { type OwnerProof, VerifyOwner } from '../second-factor/index.js';
import { Erasures } from './erasures.store.js';

/**
 * Ends an account for good, for whoever knows its password. A session has proven a second factor before
 * (`@OwnStepUp()`); who has no session, but a temporary token, shows it here. TOKEN_EXPIRED when its sessions have ended
 * since that was seen.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly verifyPassword: VerifyPassword,
    private readonly verifyOwner: VerifyOwner,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, sessionId: string | null, proof: OwnerProof): Promise<void> {
    const account =
      sessionId === null
        ? await this.verifyOwner.execute(accountId, proof)
        : await this.verifyPassword.execute(accountId, proof.password, 'password');
    const outcome = await this.erasures.begin(account, this.clock.now());
    if (outcome === 'last-admin') throw lastAdmin();
    if (outcome === 'gone') throw sessionOver();
  }
}
