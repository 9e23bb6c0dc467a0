import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/index.js';
import { type CaptchaTokens, CheckCaptcha } from '../captcha/index.js';
import { Passwords } from '../crypto/index.js';
import {
  adminLocked,
  adminStrangersShutOut,
  type Caller,
  totpRequired,
  wrongAdminCredentials,
  wrongSecondFactor,
} from '../model/index.js';
import { CheckSecondFactor } from '../second-factor/index.js';
import { type AdminAttempt, AdminLock } from './admin-lock.store.js';
import { KnownDevices } from './known-devices.js';

/** Tries of strangers at one username before each further one asks for the captcha: no program shuts an administrator out. */
const TRIES_WITHOUT_CAPTCHA = 3;

/** What an administrator shows to be let in, or to be believed once more. */
export interface AdminProof {
  readonly password: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly totp?: string;
}

/** Holds an administrator's proof against the account, under the lock; the fifth wrong one closes the door for five minutes. */
@Injectable()
export class VerifyAdmin {
  constructor(
    private readonly lock: AdminLock,
    private readonly devices: KnownDevices,
    private readonly passwords: Passwords,
    private readonly secondFactor: CheckSecondFactor,
    private readonly captcha: CheckCaptcha,
  ) {}

  /** Without an account (a name that nobody has) it does the same work, and refuses. `captcha` is null within a session. */
  async execute(
    username: string,
    account: Account | null,
    proof: AdminProof,
    caller: Caller,
    deviceTokens: readonly string[],
    captcha: CaptchaTokens | null,
  ): Promise<Account> {
    const usable = account?.role === 'admin' && !account.isErased ? account : null;
    const device = usable && this.devices.recognise(usable.id, deviceTokens);
    const who = { username, device, address: caller.address, oneTime: usable?.mustChangePassword ?? false };
    const attempt = await this.lock.take(who);
    if (captcha && attempt.strangersTries > TRIES_WITHOUT_CAPTCHA) {
      await this.captcha.execute(captcha, 'login').catch(async (error: unknown) => {
        await this.lock.settle(who, 'halfway');
        throw error;
      });
    }
    if (attempt.refused === 'strangers') throw adminStrangersShutOut(attempt.lockedSeconds);
    if (attempt.refused) throw adminLocked(attempt.lockedSeconds);

    const matches = await this.passwords.matches(proof.password, usable?.passwordHash ?? null);
    if (!usable || !matches) throw refusal(attempt, wrongAdminCredentials);
    const verdict = await this.secondFactor.execute(usable.id, proof.totp);
    if (verdict === 'wrong') throw refusal(attempt, wrongSecondFactor);
    await this.lock.settle(who, verdict === 'missing' ? 'halfway' : 'in');
    if (verdict === 'missing') throw totpRequired();
    return usable;
  }
}

function refusal({ attemptsLeft, lockedSeconds }: AdminAttempt, wrong: (attemptsLeft: number) => Error): Error {
  return attemptsLeft > 0 ? wrong(attemptsLeft) : adminLocked(lockedSeconds);
}
