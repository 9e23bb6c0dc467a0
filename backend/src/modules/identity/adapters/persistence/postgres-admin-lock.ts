import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import {
  ADMIN_ATTEMPTS,
  ADMIN_LOCK_SECONDS,
  type AdminAttempt,
  AdminLock,
  type AtTheDoor,
  type AttemptEnd,
  STRANGERS_ATTEMPTS,
  STRANGERS_LOCK_SECONDS,
} from '../../application/admin-lock.port.js';

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

@Injectable()
export class PostgresAdminLock extends AdminLock {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  async take(who: AtTheDoor): Promise<AdminAttempt> {
    const own = await this.count(this.ownKey(who), ADMIN_ATTEMPTS, ADMIN_LOCK_SECONDS);
    const attempt = { attemptsLeft: Math.max(0, ADMIN_ATTEMPTS - own.attempts), lockedSeconds: own.seconds };
    if (own.attempts > ADMIN_ATTEMPTS) return { ...attempt, refused: 'caller' };
    if (who.device) return { ...attempt, refused: null };
    const all = await this.count(this.strangersKey(who), STRANGERS_ATTEMPTS, STRANGERS_LOCK_SECONDS);
    if (all.attempts <= STRANGERS_ATTEMPTS) return { ...attempt, refused: null };
    return { attemptsLeft: 0, lockedSeconds: all.seconds, refused: 'strangers' };
  }

  async settle(who: AtTheDoor, end: AttemptEnd): Promise<void> {
    const [own, strangers] = [this.ownKey(who), this.strangersKey(who)];
    if (end === 'mended') {
      await this.sql.query(OPEN, [strangers]);
      return;
    }
    if (end === 'in') await this.sql.query(OPEN, [own]);
    else await this.sql.query(GIVE_BACK, [own, ADMIN_ATTEMPTS]);
    if (!who.device) await this.sql.query(GIVE_BACK, [strangers, STRANGERS_ATTEMPTS]);
  }

  private async count(key: string, limit: number, seconds: number): Promise<{ attempts: number; seconds: number }> {
    const row = await this.sql.row<{ attempts: number; seconds: number }>(TAKE, [key, limit, seconds]);
    return row ?? { attempts: 1, seconds: 0 };
  }

  private ownKey({ username, device, address }: AtTheDoor): string {
    const from = device ? `device ${device}` : (address ?? '');
    return this.hash.of('admin-lock', `${username} ${from}`).toString('base64url');
  }

  private strangersKey({ username }: AtTheDoor): string {
    return this.hash.of('admin-lock-strangers', username).toString('base64url');
  }
}
