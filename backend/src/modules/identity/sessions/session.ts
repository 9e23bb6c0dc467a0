export type SessionKind = 'user' | 'admin';
export type SessionEnd = 'logout' | 'reuse' | 'password' | 'blocked' | 'revoked';

/** What came of presenting a refresh token. `reused` has ended the session. */
export type RefreshOutcome = 'rotated' | 'repeated' | 'reused' | 'over';

/** Where a session came from, as it is stored. */
export interface SealedCaller {
  readonly address: Buffer | null;
  readonly agent: Buffer | null;
  /** Equal for the account's sessions on devices of one name. */
  readonly deviceHash: Buffer | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds without a sign of life, and in all, after which a session is over. */
const LIFETIMES: Readonly<Record<SessionKind, { idle: number; absolute: number }>> = {
  user: { idle: 30 * DAY, absolute: 365 * DAY },
  admin: { idle: DAY, absolute: DAY },
};

/** The time during which the token that was just replaced is still answered, once: a second tab asked at the same moment. */
const REPEAT_WINDOW_MS = 10_000;

/** For how long after the password (and second factor) was given dangerous actions are open. */
export const PROOF_MS = 5 * MINUTE;

/** One device's stay, from signing in to signing out: a family of refresh tokens of which one is good at a time. */
export class Session {
  id!: string;
  accountId!: string;
  kind!: SessionKind;
  tokenHash!: Buffer;
  previousHash!: Buffer | null;
  previousRepeated!: boolean;
  rotatedAt!: Date;
  createdAt!: Date;
  lastSeenAt!: Date;
  idleExpiresAt!: Date;
  expiresAt!: Date;
  provenUntil!: Date | null;
  /** Encrypted, as is the agent. */
  address!: Buffer | null;
  agent!: Buffer | null;
  deviceHash!: Buffer | null;
  endedAt!: Date | null;
  endReason!: SessionEnd | null;

  static open(
    given: Pick<Session, 'id' | 'accountId' | 'kind' | 'tokenHash'>,
    caller: SealedCaller,
    now: Date,
  ): Session {
    const { idle, absolute } = LIFETIMES[given.kind];
    return Object.assign(new Session(), given, caller, {
      previousHash: null,
      previousRepeated: false,
      rotatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: new Date(now.getTime() + idle),
      expiresAt: new Date(now.getTime() + absolute),
      provenUntil: new Date(now.getTime() + PROOF_MS),
      endedAt: null,
      endReason: null,
    });
  }

  isOver(now: Date): boolean {
    return this.endedAt !== null || now >= this.idleExpiresAt || now >= this.expiresAt;
  }

  /**
   * Presents a genuine token of this family (its hash) with the hash of the one that follows it. The current token
   * rotates; the one before it is answered once more within the window; any other has been used before, and whoever
   * holds the copy, the session ends.
   */
  refresh(presented: Buffer, successor: Buffer, now: Date): RefreshOutcome {
    if (this.isOver(now)) return 'over';
    if (presented.equals(this.tokenHash)) {
      this.rotate(successor, now);
      return 'rotated';
    }
    if (this.mayRepeat(presented, now)) {
      this.previousRepeated = true;
      return 'repeated';
    }
    this.end('reuse', now);
    return 'reused';
  }

  /** The holder has just given the password again. */
  prove(now: Date): void {
    this.provenUntil = new Date(now.getTime() + PROOF_MS);
  }

  end(reason: SessionEnd, now: Date): void {
    this.endedAt ??= now;
    this.endReason ??= reason;
  }

  /** Seconds for which the cookie is worth keeping. */
  secondsLeft(now: Date): number {
    const end = Math.min(this.idleExpiresAt.getTime(), this.expiresAt.getTime());
    return Math.max(0, Math.floor((end - now.getTime()) / 1000));
  }

  private rotate(successor: Buffer, now: Date): void {
    this.previousHash = this.tokenHash;
    this.previousRepeated = false;
    this.tokenHash = successor;
    this.rotatedAt = now;
    this.lastSeenAt = now;
    const idleEnd = now.getTime() + LIFETIMES[this.kind].idle;
    this.idleExpiresAt = new Date(Math.min(idleEnd, this.expiresAt.getTime()));
  }

  private mayRepeat(presented: Buffer, now: Date): boolean {
    const recent = Math.abs(now.getTime() - this.rotatedAt.getTime()) <= REPEAT_WINDOW_MS;
    return recent && !this.previousRepeated && this.previousHash?.equals(presented) === true;
  }
}
