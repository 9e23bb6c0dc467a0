import { Injectable } from '@nestjs/common';
import type { SuggestionState, SuggestionType } from '../../../kernel/suggestion.js';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { Clock } from '../../../platform/clock.js';
import { columnById, encryptedColumns, FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { AccountDirectory } from '../../identity/index.js';
import { answerEmail } from './answer.email.js';
import type { Suggestion } from './suggestion.js';

/** What is stored of a suggestion in its encrypted field. */
interface Words {
  readonly message: string;
  /** Of who wrote without account; an account's is the one that it has when the answer goes. */
  readonly email: string | null;
}

type Row = Omit<Suggestion, 'message' | 'email' | 'answer'> & {
  readonly words: Buffer;
  readonly answer: Buffer | null;
};

const COLUMNS =
  'id, type, words, account_id AS "accountId", state, created_at AS "createdAt", answer, answered_at AS "answeredAt"';

export interface SuggestionFilter {
  readonly state?: SuggestionState;
  readonly type?: SuggestionType;
  readonly sort?: TimeSort;
}

/** What people wrote to us. Words, address and answer are stored encrypted, each for its row. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly auditLog: AdminAuditLog,
    private readonly outbox: Outbox,
    private readonly accounts: AccountDirectory,
    private readonly clock: Clock,
  ) {}

  async add({ type, message, email, accountId }: Pick<Suggestion, 'type' | 'message' | 'email' | 'accountId'>) {
    const id = newId();
    const words = this.cipher.encrypt(JSON.stringify({ message, email } satisfies Words), wordsContext(id));
    await this.sql.query(
      "INSERT INTO suggestions (id, type, words, account_id, state, created_at) VALUES ($1, $2, $3, $4, 'pendente', $5)",
      [id, type, words, accountId, this.clock.now()],
    );
  }

  matching({ state, type, sort }: SuggestionFilter): PagedList<Suggestion> {
    const filters = [['state = ?', state] as const, ['type = ?', type] as const];
    const list = new PagedList<Row>(this.sql, { columns: COLUMNS, table: 'suggestions', filters, order: byTime(sort) });
    return list.asPages((rows) => this.opened(rows));
  }

  /** What an account wrote, the oldest first. */
  async ofAccount(accountId: string): Promise<readonly Suggestion[]> {
    const rows = await this.sql.rows<Row>(`SELECT ${COLUMNS} FROM suggestions WHERE account_id = $1 ORDER BY id`, [
      accountId,
    ]);
    return this.opened(rows);
  }

  /** Null when there is none such; an answered one stays so and answers false. */
  move(adminId: string, id: string, state: SuggestionState): Promise<boolean | null> {
    return this.change(id, async (row, tx) => {
      await tx.query('UPDATE suggestions SET state = $2 WHERE id = $1', [id, state]);
      const entry = { adminId, action: 'move-suggestion', target: `suggestion:${id}` };
      await this.auditLog.record({ ...entry, before: { state: row.state }, after: { state } }, tx);
    });
  }

  /** Stores an answer with the e-mail that takes it to whoever wrote. Null and false as `move` has them. */
  reply(adminId: string, id: string, text: string): Promise<boolean | null> {
    const at = this.clock.now();
    return this.change(id, async (row, tx) => {
      const [suggestion] = (await this.opened([row], tx)) as [Suggestion];
      const { email, accountId } = suggestion;
      await tx.query(
        "UPDATE suggestions SET state = 'respondida', answer = $2, answered_at = $3, answered_by = $4 WHERE id = $1",
        [id, this.cipher.encrypt(text, answerContext(id)), at, adminId],
      );
      if (email) {
        const proven = accountId !== null && (await this.accounts.buyer(accountId, tx)).emailConfirmed;
        await this.outbox.put({ ...answerEmail(email, { ...suggestion, proven }, text, at), accountId }, tx);
      }
      const entry = { adminId, action: 'answer-suggestion', target: `suggestion:${id}` };
      await this.auditLog.record({ ...entry, after: { byLetter: email !== null } }, tx);
    });
  }

  /** For good; false when there is none such. */
  erase(adminId: string, id: string): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<Row>('DELETE FROM suggestions WHERE id = $1 RETURNING state', [id]);
      const [erased] = rows;
      if (!erased) return false;
      const entry = { adminId, action: 'erase-suggestion', target: `suggestion:${id}` };
      await this.auditLog.record({ ...entry, before: { state: erased.state } }, tx);
      return true;
    });
  }

  private change(id: string, work: (row: Row, tx: Queryable) => Promise<void>): Promise<boolean | null> {
    return this.sql.transaction(async (tx) => {
      const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM suggestions WHERE id = $1 FOR UPDATE`, [id]);
      const [row] = rows;
      if (!row) return null;
      if (row.state === 'respondida') return false;
      await work(row, tx);
      return true;
    });
  }

  private async opened(rows: readonly Row[], from?: Queryable): Promise<Suggestion[]> {
    const accounts = await this.accounts.named(
      rows.map(({ accountId }) => accountId),
      from,
    );
    return rows.map(({ words, answer: sealed, ...row }) => {
      const { id, accountId } = row;
      const { message, email: left } = JSON.parse(this.cipher.decrypt(words, wordsContext(id))) as Words;
      const email = accountId === null ? left : (accounts.get(accountId)?.email ?? null);
      return { ...row, message, email, answer: sealed && this.cipher.decrypt(sealed, answerContext(id)) };
    });
  }
}

/** Encryption is bound to the row and the field. */
function wordsContext(id: string): string {
  return `suggestion ${id}`;
}

function answerContext(id: string): string {
  return `suggestion answer ${id}`;
}

encryptedColumns(columnById('suggestions', 'words', wordsContext), columnById('suggestions', 'answer', answerContext));
