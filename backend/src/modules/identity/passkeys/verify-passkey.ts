import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { type Account, Accounts } from '../accounts/index.js';
import { type PasskeyRequest, WebAuthn } from '../crypto/index.js';
import { passkeyRefused } from '../model/index.js';
import { PasskeyChallenges } from './passkey-challenges.store.js';
import { Passkeys } from './passkeys.store.js';

/** Whose passkey a browser shows. It counts as both factors: the device, and what it asked its owner for. */
@Injectable()
export class VerifyPasskey {
  constructor(
    private readonly accounts: Accounts,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: PasskeyChallenges,
    private readonly passkeys: Passkeys,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<PasskeyRequest> {
    const options = await this.webAuthn.request();
    await this.challenges.ask(options.challenge, null);
    return options;
  }

  /** PASSKEY_REFUSED, and no word why, for all that is not a passkey's own answer to what was asked just now. */
  async execute(answer: unknown): Promise<Account> {
    const [challenge, id] = [this.webAuthn.challengeIn(answer), this.webAuthn.idIn(answer)];
    if (!challenge || !id || !(await this.challenges.take(challenge, null))) throw passkeyRefused();
    const passkey = await this.passkeys.find(id);
    const counter = passkey && (await this.webAuthn.shown(answer, challenge, passkey.credential));
    if (!passkey || counter === null) throw passkeyRefused();
    if (!(await this.passkeys.use(passkey.id, counter, this.clock.now()))) throw passkeyRefused();
    const account = await this.accounts.find({ id: passkey.accountId });
    if (!account || account.isErased) throw passkeyRefused();
    return account;
  }
}
