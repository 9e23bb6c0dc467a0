import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { Accounts, VerifyPassword } from '../accounts/index.js';
import { type PasskeyCreation, WebAuthn } from '../crypto/index.js';
import { noSuchPasskey, passkeyInvalid, tooManyPasskeys } from '../model/index.js';
import { PasskeyChallenges } from './passkey-challenges.store.js';
import { MOST_PASSKEYS, Passkeys } from './passkeys.store.js';

/** An account's own passkeys. */
@Injectable()
export class ManagePasskeys {
  constructor(
    private readonly verifyPassword: VerifyPassword,
    private readonly accounts: Accounts,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: PasskeyChallenges,
    private readonly passkeys: Passkeys,
    private readonly clock: Clock,
  ) {}

  /** What the browser is asked, for whoever has given the password: a session left open must not make a way in of its own. */
  async begin(accountId: string, password: string): Promise<PasskeyCreation> {
    const { id, name, email, username } = await this.verifyPassword.execute(accountId, password, 'password');
    const known = await this.passkeys.list(accountId);
    if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
    const label = email ?? username ?? name;
    const options = await this.webAuthn.creation(
      { id, name, label },
      known.map(({ credential }) => credential),
    );
    await this.challenges.ask(options.challenge, accountId);
    return options;
  }

  /** Stores what the browser made; PASSKEY_INVALID when it answers nothing that was asked of this account; PASSKEY_LIMIT; TOKEN_EXPIRED when the account's sessions end meanwhile. */
  async add(accountId: string, name: string, answer: unknown): Promise<void> {
    const account = await this.accounts.existing(accountId);
    const challenge = this.webAuthn.challengeIn(answer);
    if (!challenge || !(await this.challenges.take(challenge, accountId))) throw passkeyInvalid();
    const credential = await this.webAuthn.created(answer, challenge);
    if (!credential || !(await this.passkeys.add(account, credential, name.trim(), this.clock.now()))) {
      throw passkeyInvalid();
    }
  }

  async rename(accountId: string, id: string, name: string): Promise<void> {
    if (!isUuid(id) || !(await this.passkeys.rename(accountId, id, name.trim()))) throw noSuchPasskey();
  }

  async remove(accountId: string, id: string): Promise<void> {
    const account = await this.accounts.find({ id: accountId });
    if (!account || !isUuid(id) || !(await this.passkeys.remove(account, id))) throw noSuchPasskey();
  }
}
