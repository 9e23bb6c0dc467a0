import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

/** Runs a job on one instance at a time. */
@Injectable()
export class Jobs {
  constructor(private readonly sql: Sql) {}

  /** Runs `work` if no other instance runs the job `name` right now; answers whether it ran. */
  async exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
    const taken = await this.sql.row<{ taken: boolean }>(
      `INSERT INTO job_leases AS j (name, held_until) VALUES ($1, now() + interval '60 seconds')
       ON CONFLICT (name) DO UPDATE SET held_until = excluded.held_until WHERE j.held_until <= now()
       RETURNING true AS taken`,
      [name],
    );
    if (!taken) return false;
    try {
      await work();
    } finally {
      await this.sql.query('UPDATE job_leases SET held_until = now() WHERE name = $1', [name]);
    }
    return true;
  }
}
