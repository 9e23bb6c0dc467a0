import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../platform/database/sql.js';
import { networkOf } from '../../../platform/http/address-networks.js';

/** Attempts at the administrators' door before it closes, and for how many seconds it then stays closed. */
const ADMIN_ATTEMPTS = 5;
const ADMIN_LOCK_SECONDS = 300;
/** Wrong attempts of all strangers together at one username, and for how many seconds none of them is then let in. */
const STRANGERS_ATTEMPTS = 30;
const STRANGERS_LOCK_SECONDS = 30 * 24 * 60 * 60;

/** Who stands at the door: a device that the account knows, or a stranger from an address. */
export interface AtTheDoor {
  readonly username: string;
  readonly device: string | null;
  readonly address: string | null;
  /** The account waits for its one-time password, which nobody guesses: tries at it are counted apart. */
  readonly oneTime: boolean;
}

export interface AdminAttempt {
  /** The door is closed and the password is not even looked at: to this caller for now, or to all strangers. */
  readonly refused: 'caller' | 'strangers' | null;
  readonly attemptsLeft: number;
  /** Wrong tries of all strangers at this username, with this one; 0 for a known device. */
  readonly strangersTries: number;
  /** Seconds until the door opens again, when it is closed or closes with this attempt. */
  readonly lockedSeconds: number;
}

/** `halfway`: the password was right, the second factor is still to be shown; or it was not looked at. */
export type AttemptEnd = 'in' | 'halfway';

/** Counts the attempt and closes the door with the last one, in one statement; a closed door keeps its time. */
const TAKE = `
  INSERT INTO login_locks AS l (key, attempts, counted_until) VALUES ($1, 1, now() + make_interval(secs => $3))
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN l.counted_until <= now() THEN 1 ELSE l.attempts + 1 END,
    locked_until = CASE
      WHEN l.counted_until <= now() THEN NULL
      WHEN l.attempts + 1 = $2 THEN now() + make_interval(secs => $3)
      ELSE l.locked_until END,
    counted_until = CASE
      WHEN l.counted_until <= now() OR l.attempts + 1 = $2 THEN now() + make_interval(secs => $3)
      ELSE l.counted_until END
  RETURNING attempts, ceil(extract(epoch FROM coalesce(locked_until, now()) - now()))::int AS seconds`;

/** An attempt that was no failure does not close the door. */
const GIVE_BACK = `
  UPDATE login_locks SET attempts = attempts - 1, locked_until = CASE WHEN attempts > $2 THEN locked_until END
  WHERE key = $1 AND attempts > 0`;

const OPEN = 'DELETE FROM login_locks WHERE key = $1';

/** The lock of the administrators' login, for each username as seen from each device or address. It is never switched off. */
@Injectable()
export class AdminLock {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
  ) {}

  /** Takes one attempt before the password is looked at, so that attempts at the same moment are counted too. */
  async take(who: AtTheDoor): Promise<AdminAttempt> {
    const own = await this.count(this.ownKey(who), ADMIN_ATTEMPTS, ADMIN_LOCK_SECONDS);
    const attempt = {
      attemptsLeft: Math.max(0, ADMIN_ATTEMPTS - own.attempts),
      lockedSeconds: own.seconds,
      strangersTries: 0,
    };
    if (own.attempts > ADMIN_ATTEMPTS) return { ...attempt, refused: 'caller' };
    if (who.device) return { ...attempt, refused: null };
    const all = await this.count(this.strangersKey(who), STRANGERS_ATTEMPTS, STRANGERS_LOCK_SECONDS);
    const tried = { ...attempt, strangersTries: all.attempts };
    if (all.attempts <= STRANGERS_ATTEMPTS) return { ...tried, refused: null };
    return { ...tried, attemptsLeft: 0, lockedSeconds: all.seconds, refused: 'strangers' };
  }

  /** What became of the attempt, when it was no failure. Only `in` starts the count anew: `halfway` gives back one attempt. */
  async settle(who: AtTheDoor, end: AttemptEnd): Promise<void> {
    const [own, strangers] = [this.ownKey(who), this.strangersKey(who)];
    if (end === 'in') await this.sql.query(OPEN, [own]);
    else await this.sql.query(GIVE_BACK, [own, ADMIN_ATTEMPTS]);
    if (!who.device) await this.sql.query(GIVE_BACK, [strangers, STRANGERS_ATTEMPTS]);
  }

  /** Strangers may try at this username again: its administrator was invited, or given a new one-time password. */
  async reopen(username: string): Promise<void> {
    for (const oneTime of [true, false]) await this.sql.query(OPEN, [this.strangersKey({ username, oneTime })]);
  }

  private async count(key: string, limit: number, seconds: number): Promise<{ attempts: number; seconds: number }> {
    const row = await this.sql.row<{ attempts: number; seconds: number }>(TAKE, [key, limit, seconds]);
    return row ?? { attempts: 1, seconds: 0 };
  }

  private ownKey({ username, device, address }: AtTheDoor): string {
    const from = device ? `device ${device}` : networkOf(address);
    return this.hash.of('admin-lock', `${username} ${from}`).toString('base64url');
  }

  private strangersKey({ username, oneTime }: Pick<AtTheDoor, 'username' | 'oneTime'>): string {
    return this.hash.of(oneTime ? 'admin-lock-one-time' : 'admin-lock-strangers', username).toString('base64url');
  }
}
