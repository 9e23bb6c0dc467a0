import { Injectable } from '@nestjs/common';
import type { Caller } from '../domain/consent.js';
import { accountBlocked, adminLocked, wrongAdminCredentials } from '../domain/errors.js';
import { Accounts } from './accounts.port.js';
import { AdminLock } from './admin-lock.port.js';
import { type OpenedSession, OpenSession } from './open-session.js';
import { Passwords } from './passwords.port.js';

export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
}

/** Signs an administrator in; the fifth wrong password closes the door for five minutes. */
@Injectable()
export class AdminLogin {
  constructor(
    private readonly lock: AdminLock,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly openSession: OpenSession,
  ) {}

  async execute(given: AdminCredentials, caller: Caller): Promise<OpenedSession> {
    const username = given.username.trim().toLowerCase();
    const attempt = await this.lock.take(username, caller.address);
    if (!attempt.allowed) throw adminLocked(attempt.lockedSeconds);

    const account = await this.accounts.find({ username });
    const usable = account?.role === 'admin' && !account.isErased ? account : null;
    const matches = await this.passwords.matches(given.password, usable?.passwordHash ?? null);
    if (!usable || !matches) {
      throw attempt.attemptsLeft > 0 ? wrongAdminCredentials(attempt.attemptsLeft) : adminLocked(attempt.lockedSeconds);
    }
    await this.lock.release(username, caller.address);
    if (usable.isBlocked) throw accountBlocked();
    return this.openSession.execute(usable, caller);
  }
}
