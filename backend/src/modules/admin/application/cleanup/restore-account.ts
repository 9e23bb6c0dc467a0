import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { isUuid } from '../../../../platform/ids.js';
import { notRemoved } from './errors.js';
import { Returns } from './returns.port.js';

/** Gives a removed account back at an administrator's word; ACCOUNT_NOT_REMOVED when there is nothing to give back. */
@Injectable()
export class RestoreAccount {
  constructor(
    private readonly returns: Returns,
    private readonly clock: Clock,
  ) {}

  async execute(adminId: string, accountId: string): Promise<void> {
    const back = isUuid(accountId) && (await this.returns.atWordOf(adminId, accountId, this.clock.now()));
    if (!back) throw notRemoved();
  }
}
