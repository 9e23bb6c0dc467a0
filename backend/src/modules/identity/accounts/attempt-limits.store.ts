import { Injectable } from '@nestjs/common';
import { type AppError, rateLimited } from '../../../kernel/errors.js';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { RateLimits } from '../../../platform/database/rate-limits.js';
import { codesShutOut, proofsShutOut, strangersShutOut, TOO_MANY_ATTEMPTS, TOO_MANY_EXPORTS } from '../model/index.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const LOGINS_SHORTLY = 10;
/** Windows are fixed, so 30 days can hold two of them: 60 guesses of strangers and 40 of one stolen device at most. */
const LOGINS_OF_STRANGERS = 30;
const LOGINS_OF_A_DEVICE = 20;
const PROOFS_SHORTLY = 5;
const PROOFS_MONTHLY = 30;
const CODES_SHORTLY = 10;
const CODES_MONTHLY = 30;

interface Limit {
  readonly most: number;
  readonly seconds: number;
  readonly refusal?: (seconds: number) => AppError;
}

/** How many times what may be done, by an address, for an e-mail or by an account. */
const LIMITS = {
  'login-address': { most: 60, seconds: QUARTER_HOUR },
  /** Each makes a challenge that is stored for minutes. */
  'passkey-address': { most: 60, seconds: QUARTER_HOUR },
  'register-address': { most: 20, seconds: HOUR },
  /** Uniform answers write to each address, taken or not. */
  'register-email': { most: 3, seconds: HOUR },
  'reset-address': { most: 20, seconds: HOUR },
  /** Known or not: each e-mail that is asked for counts, so that nobody's mailbox is flooded. */
  'reset-email': { most: 3, seconds: HOUR },
  /** E-mails to new addresses that an account asks for. */
  'email-change': { most: 5, seconds: DAY },
  /** E-mails to its own address that an account asks for, until it is confirmed. */
  'email-proof': { most: 5, seconds: DAY },
  /** Keys that an owner makes: each brings an e-mail and a pace of its own, however soon it is revoked. */
  'key-made': { most: 30, seconds: HOUR },
  /** Links that are shown from an address. */
  'link-address': { most: 60, seconds: QUARTER_HOUR },
  /** Passwords of a signed-in account, right or wrong: each costs a slow hash, and what it opens may write an e-mail. */
  'password-asked': { most: 60, seconds: QUARTER_HOUR },
  export: { most: 3, seconds: DAY, text: TOO_MANY_EXPORTS },
};

/** What becomes of the attempts that were counted under these keys: forgotten, or one of each taken back. */
export interface Settling {
  readonly keys: readonly string[];
  readonly forget: boolean;
}

type Keys = readonly [shortly: string, monthly: string];

type FromAddress = Extract<keyof typeof LIMITS, `${string}-address`>;

/**
 * Limits on guessing, on mass registration and on e-mails with links, counted for all instances together. Beyond them:
 * RATE_LIMITED. E-mails, devices and addresses are counted under keyed hashes, so that the table says nothing about anyone.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hashed: HashedLimits,
  ) {}

  /** Counts one attempt of `who`, an e-mail or account. */
  async count(what: Exclude<keyof typeof LIMITS, FromAddress>, who: string): Promise<void> {
    await this.hashed.count({ name: what, text: TOO_MANY_ATTEMPTS, ...LIMITS[what] }, who);
  }

  /** Before the password of a signed-in account is looked at: a session left open must not serve for guessing it. */
  async countProofOf(accountId: string): Promise<void> {
    await this.hitBoth(
      this.accountKeys('password-proof', accountId),
      { most: PROOFS_SHORTLY, seconds: QUARTER_HOUR },
      { most: PROOFS_MONTHLY, seconds: MONTH, refusal: proofsShutOut },
    );
  }

  /** Takes back the attempt that was counted before a password that turned out to be right. */
  async giveBackProof(accountId: string): Promise<void> {
    await this.limits.giveBack(...this.accountKeys('password-proof', accountId));
  }

  /** After the password was made anew: there is nothing to go on guessing at. */
  async forgiveProofs(accountId: string): Promise<void> {
    await this.limits.clear(...this.accountKeys('password-proof', accountId));
  }

  /** Counts one attempt from an address. */
  async countFrom(address: string | null, what: FromAddress): Promise<void> {
    await this.hashed.countFrom({ name: what, text: TOO_MANY_ATTEMPTS, ...LIMITS[what] }, address);
  }

  /**
   * Counts for the device that the account knows, or among all strangers together. Only after the captcha: whoever
   * cannot pass it must not use up anyone's attempts.
   */
  async countLoginOf(email: string, device: string | null): Promise<void> {
    const most = device ? LOGINS_OF_A_DEVICE : LOGINS_OF_STRANGERS;
    await this.hitBoth(
      this.loginKeys(email, device),
      { most: LOGINS_SHORTLY, seconds: QUARTER_HOUR },
      { most, seconds: MONTH, refusal: strangersShutOut },
    );
  }

  /** After a right password: a known device starts anew, a stranger gets this one attempt back. */
  async settleLogin(email: string, device: string | null): Promise<void> {
    const { keys, forget } = this.settlingOf(email, device);
    await (forget ? this.limits.clear(...keys) : this.limits.giveBack(...keys));
  }

  /** What has to be done for that, for the statement that opens the session. */
  settlingOf(email: string, device: string | null): Settling {
    return { keys: this.loginKeys(email, device), forget: device !== null };
  }

  /** The password was right and the second factor is still to come: this one attempt back and no other, of a known device too. */
  async giveBackLogin(email: string, device: string | null): Promise<void> {
    await this.limits.giveBack(...this.loginKeys(email, device));
  }

  /**
   * Before an app's code is looked at, wherever it is shown and by whatever device: a new password by e-mail, or a new
   * session, must not bring new guesses. Recovery codes are not counted, since nobody guesses one.
   */
  async countCodeOf(accountId: string): Promise<void> {
    await this.hitBoth(
      this.accountKeys('second-factor', accountId),
      { most: CODES_SHORTLY, seconds: QUARTER_HOUR, refusal: codesShutOut },
      { most: CODES_MONTHLY, seconds: MONTH, refusal: codesShutOut },
    );
  }

  /** After a right one, or when there is none to guess any more. */
  async forgiveCodes(accountId: string): Promise<void> {
    await this.limits.clear(...this.accountKeys('second-factor', accountId));
  }

  /** After the password was reset through the e-mail: strangers start anew. */
  async forgiveLogin(email: string): Promise<void> {
    await this.limits.clear(...this.loginKeys(email, null));
  }

  /** Of the mailbox, for each of its addresses opens the account. */
  private loginKeys(email: string, device: string | null): Keys {
    const mailbox = mailboxOf(email);
    const [name, value] = device === null ? ['login-email', mailbox] : ['login-device', `${mailbox} ${device}`];
    const key = this.hashed.key(name, value);
    return [key, `${key}:month`];
  }

  private accountKeys(what: 'password-proof' | 'second-factor', accountId: string): Keys {
    const key = this.hashed.key(what, accountId);
    return [key, `${key}:month`];
  }

  /** One that is shut out shortly is not counted for the month. */
  private async hitBoth([shortly, monthly]: Keys, short: Limit, month: Limit): Promise<void> {
    const limits = [
      { key: shortly, ...short },
      { key: monthly, ...month },
    ];
    const { allowed, place, resetSeconds } = await this.limits.hitEach(limits);
    const { refusal = rateLimited(TOO_MANY_ATTEMPTS) } = place === 0 ? short : month;
    if (!allowed) throw refusal(resetSeconds);
  }
}
