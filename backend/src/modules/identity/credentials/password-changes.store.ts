import { Injectable } from '@nestjs/common';
import { AccountTransactions } from '../sessions/index.js';
import { AccountLinks } from './account-links.store.js';
import { IdentityLetters } from './identity-letters.store.js';
import { END_SESSIONS, type ReaderRow, SET_PASSWORD } from './password.sql.js';

export interface PasswordReplacement {
  readonly accountId: string;
  /** The session that goes on. */
  readonly sessionId: string | null;
  /** The hash that is there now, and the one that is to be. */
  readonly from: string;
  readonly to: string;
}

/** Replaces the password of someone who is signed in. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly transactions: AccountTransactions,
    private readonly links: AccountLinks,
    private readonly letters: IdentityLetters,
  ) {}

  /**
   * Sets the new hash while `from` is still the current one, ends every other session and every open link, and tells the
   * owner by letter. False when another change was faster.
   */
  make({ accountId, sessionId, from, to }: PasswordReplacement, now: Date): Promise<boolean> {
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
