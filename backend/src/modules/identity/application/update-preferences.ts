import { Injectable } from '@nestjs/common';
import type { Purpose } from '../../../kernel/purposes.js';
import { Accounts } from './accounts.port.js';

/** Keeps the purpose that goes with a lookup which names none; null asks each time. */
@Injectable()
export class UpdatePreferences {
  constructor(private readonly accounts: Accounts) {}

  async execute(accountId: string, defaultPurpose: Purpose | null): Promise<void> {
    await this.accounts.change(accountId, (account) => {
      account.defaultPurpose = defaultPurpose;
    });
  }
}
