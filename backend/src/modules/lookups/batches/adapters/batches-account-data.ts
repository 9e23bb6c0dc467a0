import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../../platform/account-data/account-data-holder.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import type { Batch } from '../batch.js';
import { BatchLines } from './batch-lines.queries.js';
import { PAUSE_OPEN } from './batches.sql.js';

/** Lines that go with one transaction. */
const AT_ONCE = 20_000;

/** Lists of lookups and what became of each line. They go with the account; what was kept of each lookup is the history's. */
@Injectable()
export class BatchesAccountData extends AccountDataHolder {
  readonly tables = ['lookup_batches', 'lookup_batch_lines'];

  constructor(
    private readonly sql: Sql,
    private readonly lines: BatchLines,
  ) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      lotes: () => this.sql.rows(BATCHES, [accountId]),
      linhasDeLotes: () => this.exported(accountId),
    };
  }

  override async erase(accountId: string, tx: Queryable): Promise<boolean> {
    await tx.query(HOLD, [accountId]);
    const { rowCount } = await tx.query(ERASE_LINES, [accountId, AT_ONCE]);
    if (rowCount === AT_ONCE) return false;
    await tx.query('DELETE FROM lookup_batches WHERE account_id = $1', [accountId]);
    return true;
  }

  /** Also one that would go on by itself. Its owner may resume it, as the account's own. */
  override async endKeys(accountId: string, keyIds: readonly string[], tx: Queryable): Promise<void> {
    if (keyIds.length > 0) await tx.query(PAUSE_OF_KEYS, [accountId, keyIds]);
  }

  private async *exported(accountId: string): AsyncGenerator<unknown> {
    const batches = await this.sql.rows<Pick<Batch, 'id' | 'type' | 'mode'>>(OWN, [accountId]);
    for (const batch of batches) {
      for await (const page of this.lines.of({ batch, whole: true }).pages()) {
        for (const { line, subject, verdict, protocolo } of page) {
          yield { lote: batch.id, linha: line, consulta: subject, situacao: verdict, protocolo };
        }
      }
    }
  }
}

const BATCHES = `
  SELECT id, type AS tipo, purpose AS finalidade, mode AS modo, status AS situacao, created_at AS "criadoEm", ended_at AS "terminadoEm"
  FROM lookup_batches WHERE account_id = $1 ORDER BY id`;

const OWN = 'SELECT id, type, mode FROM lookup_batches WHERE account_id = $1 ORDER BY id';

const PAUSE_OF_KEYS = `${PAUSE_OPEN} AND account_id = $1 AND key_id = ANY ($2::uuid[])`;

/** Whoever notes what became of a line holds its batch first. */
const HOLD = 'SELECT FROM lookup_batches WHERE account_id = $1 ORDER BY id FOR UPDATE';

/** In parts, since an account may have very many. */
const ERASE_LINES = `
  DELETE FROM lookup_batch_lines WHERE id IN (SELECT id FROM lookup_batch_lines WHERE account_id = $1 LIMIT $2)`;
