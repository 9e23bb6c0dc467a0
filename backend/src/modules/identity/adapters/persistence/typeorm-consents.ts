import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Consents } from '../../application/consents.port.js';
import { Consent } from '../../domain/consent.js';
import { AccountTransactions } from './account-transactions.js';

@Injectable()
export class TypeormConsents extends Consents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: AccountTransactions,
  ) {
    super();
  }

  latest(accountId: string, document: Consent['document']): Promise<Consent | null> {
    return this.dataSource.manager.findOne(Consent, {
      where: { accountId, document },
      order: { acceptedAt: 'DESC', id: 'DESC' },
    });
  }

  add(consent: Consent): Promise<void> {
    return this.transactions.run(async (manager, touched) => {
      await manager.insert(Consent, consent);
      touched(consent.accountId);
    });
  }
}
