import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';

/** Answers that the ledger has kept. An id alone names the month's partition. */
@Injectable()
export class SavedAnswers {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** The saved answer of an entry, for the account's own lookup that repeats it; null without one. */
  async savedAnswer(accountId: string, id: string): Promise<string | null> {
    const row = await this.sql.row<{ result: Buffer | null }>(
      'SELECT result FROM lookup_history WHERE account_id = $1 AND created_at = $2 AND id = $3',
      [accountId, idTime(id), id],
    );
    return row?.result ? this.cipher.decrypt(row.result, id) : null;
  }
}
