import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import type { Outcome } from '../../model/index.js';

interface KeptEnding {
  readonly outcome: Outcome;
  readonly protocolo: string;
}

/** How lookups ended whose entries were chosen before they ran. */
@Injectable()
export class KeptEndings {
  constructor(private readonly sql: Sql) {}

  /** Null where it was not kept. */
  of(accountId: string, entryId: string): Promise<KeptEnding | null> {
    return this.sql.row<KeptEnding & Record<string, unknown>>(
      'SELECT outcome, protocolo FROM lookup_history WHERE account_id = $1 AND created_at = $2 AND id = $3',
      [accountId, idTime(entryId), entryId],
    );
  }
}
