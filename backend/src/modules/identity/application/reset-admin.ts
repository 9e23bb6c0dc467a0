import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { oneTimePassword } from '../domain/one-time-password.js';
import { Accounts } from './accounts.port.js';
import { AdminLock } from './admin-lock.port.js';
import { Passwords } from './passwords.port.js';
import { SecondFactors } from './second-factors.port.js';
import { Sessions } from './sessions.port.js';

/**
 * Lets an administrator (the first one, unless named) in again, whatever was lost: a new one-time password, no
 * authenticator app, the door open. Ends the sessions; null: no such one.
 */
@Injectable()
export class ResetAdmin {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly lock: AdminLock,
    private readonly clock: Clock,
  ) {}

  async execute(username: string | null): Promise<{ username: string; password: string } | null> {
    const admin = await this.accounts.find(username === null ? 'firstAdmin' : { username: username.toLowerCase() });
    if (admin?.role !== 'admin' || admin.isErased) return null;
    const password = oneTimePassword();
    const hash = await this.passwords.hash(password);
    await this.accounts.change(admin.id, (stored) => stored.receiveOneTimePassword(hash));
    await this.factors.change(admin.id, () => null, null);
    await this.lock.settle({ username: admin.username ?? '', device: null, address: null }, 'mended');
    await this.sessions.endAll(admin.id, 'password', this.clock.now());
    return { username: admin.username ?? '', password };
  }
}
