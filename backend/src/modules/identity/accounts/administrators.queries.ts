import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** Who administers. */
@Injectable()
export class Administrators {
  constructor(private readonly sql: Sql) {}

  /** Whether somebody but this one gets in and has a password of their own. */
  async hasOthers(adminId: string): Promise<boolean> {
    const row = await this.sql.row(
      `SELECT FROM accounts WHERE role = 'admin' AND id <> $1 AND NOT must_change_password
         AND blocked_at IS NULL AND erased_at IS NULL LIMIT 1`,
      [adminId],
    );
    return row !== null;
  }
}
