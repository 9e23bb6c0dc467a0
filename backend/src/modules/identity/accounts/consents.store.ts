import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountTransactions } from '../sessions/index.js';
import { Consent } from './consent.js';

/** The append-only record of what was accepted. */
@Injectable()
export class Consents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
  ) {}

  latest(accountId: string, document: Consent['document']): Promise<Consent | null> {
    return this.dataSource.manager.findOne(Consent, {
      where: { accountId, document },
      order: { acceptedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Records it and tells every instance. */
  add(consent: Consent): Promise<void> {
    return this.transactions.run(async (manager, touched) => {
      await manager.insert(Consent, consent);
      touched(consent.accountId);
    });
  }
}
