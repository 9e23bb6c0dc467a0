import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { VerifyPassword } from '../accounts/index.js';
import { lastAdmin, sessionOver } from '../model/index.js';
import { Erasures } from './erasures.store.js';

/** Ends an account for good, for whoever knows its password. TOKEN_EXPIRED when its sessions have ended since that was seen. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly verifyPassword: VerifyPassword,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, password: string): Promise<void> {
    const account = await this.verifyPassword.execute(accountId, password, 'password');
    const outcome = await this.erasures.begin(account, this.clock.now());
    if (outcome === 'last-admin') throw lastAdmin();
    if (outcome === 'gone') throw sessionOver();
  }
}
