import { Injectable } from '@nestjs/common';
import type { Account } from '../domain/account.js';
import type { Caller } from '../domain/consent.js';
import { adminLocked, wrongAdminCredentials } from '../domain/errors.js';
import { AdminLock } from './admin-lock.port.js';
import { Passwords } from './passwords.port.js';

/** What an administrator shows to be let in, or to be believed once more. */
export interface AdminProof {
  readonly password: string;
}

/** Holds an administrator's proof against the account, under the lock; the fifth wrong one closes the door for five minutes. */
@Injectable()
export class ProveAdmin {
  constructor(
    private readonly lock: AdminLock,
    private readonly passwords: Passwords,
  ) {}

  /** `find` is asked only when the door is open; null stands for a name that nobody has, at the same cost. */
  async execute(
    username: string,
    find: () => Promise<Account | null>,
    proof: AdminProof,
    caller: Caller,
  ): Promise<Account> {
    const attempt = await this.lock.take(username, caller.address);
    if (!attempt.allowed) throw adminLocked(attempt.lockedSeconds);
    const account = await find();
    const usable = account?.role === 'admin' && !account.isErased ? account : null;
    const matches = await this.passwords.matches(proof.password, usable?.passwordHash ?? null);
    if (!usable || !matches) {
      throw attempt.attemptsLeft > 0 ? wrongAdminCredentials(attempt.attemptsLeft) : adminLocked(attempt.lockedSeconds);
    }
    await this.lock.release(username, caller.address);
    return usable;
  }
}
