import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AccountArchive } from './account-archive.port.js';
import { OwnAccountLimits } from './own-account-limits.port.js';

/** Hands an account everything that is held about it. */
@Injectable()
export class ExportAccountData {
  constructor(
    private readonly limits: OwnAccountLimits,
    private readonly archive: AccountArchive,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string): Promise<AsyncGenerator<string>> {
    await this.limits.countExport(accountId);
    return this.archive.open(accountId, this.clock.now());
  }
}
