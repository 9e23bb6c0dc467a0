import { Injectable } from '@nestjs/common';
import { PasswordChanges } from '../../application/password-changes.port.js';
import { IdentityLetters } from '../mail/identity-letters.js';
import { AccountLinks } from './account-links.js';
import { AccountTransactions } from './account-transactions.js';
import { END_SESSIONS, type ReaderRow, SET_PASSWORD } from './password.sql.js';

@Injectable()
export class PgPasswordChanges extends PasswordChanges {
  constructor(
    private readonly transactions: AccountTransactions,
    private readonly links: AccountLinks,
    private readonly letters: IdentityLetters,
  ) {
    super();
  }

  make({ accountId, sessionId, from, to }: Parameters<PasswordChanges['make']>[0], now: Date): Promise<boolean> {
    return this.transactions.runSql(async (tx, touched) => {
      const { rows } = await tx.query<ReaderRow>(SET_PASSWORD, [accountId, to, from]);
      const [reader] = rows;
      if (!reader) return false;
      await this.links.end(accountId, ['reset-password', 'confirm-email'], tx);
      await tx.query(END_SESSIONS, [accountId, now, sessionId]);
      if (reader.email) await this.letters.passwordChanged({ email: reader.email, name: reader.name }, now, tx);
      touched(accountId);
      return true;
    });
  }
}
