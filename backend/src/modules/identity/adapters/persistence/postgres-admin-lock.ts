import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { ADMIN_ATTEMPTS, ADMIN_LOCK_SECONDS, type AdminAttempt, AdminLock } from '../../application/admin-lock.port.js';

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

@Injectable()
export class PostgresAdminLock extends AdminLock {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
  ) {
    super();
  }

  async take(username: string, address: string | null): Promise<AdminAttempt> {
    const values = [this.key(username, address), ADMIN_ATTEMPTS, ADMIN_LOCK_SECONDS];
    const row = await this.sql.row<{ attempts: number; seconds: number }>(TAKE, values);
    const attempts = row?.attempts ?? 1;
    return {
      allowed: attempts <= ADMIN_ATTEMPTS,
      attemptsLeft: Math.max(0, ADMIN_ATTEMPTS - attempts),
      lockedSeconds: row?.seconds ?? 0,
    };
  }

  async release(username: string, address: string | null): Promise<void> {
    await this.sql.query('DELETE FROM login_locks WHERE key = $1', [this.key(username, address)]);
  }

  private key(username: string, address: string | null): string {
    return this.hash.of('admin-lock', `${username} ${address ?? ''}`).toString('base64url');
  }
}
