import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { notRemoved, restoreStands } from './errors.js';
import { AdminReturns } from './returns.port.js';

/** How long a restoration can be taken back. */
const UNDO_MS = 10 * 60_000;

/** Gives a removed account back at an administrator's word, and takes it away again when that was a slip. */
@Injectable()
export class RestoreAccount {
  constructor(
    private readonly returns: AdminReturns,
    private readonly clock: Clock,
  ) {}

  /** ACCOUNT_NOT_REMOVED when there is nothing to give back. */
  async execute(adminId: string, accountId: string): Promise<void> {
    const back = isUuid(accountId) && (await this.returns.restore(adminId, accountId, this.clock.now()));
    if (!back) throw notRemoved();
  }

  /** RESTORE_STANDS when it was too long ago, or something has come that keeps the account. */
  async undo(adminId: string, accountId: string): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - UNDO_MS);
    const gone = isUuid(accountId) && (await this.returns.undo(adminId, accountId, now, since));
    if (!gone) throw restoreStands();
  }
}
