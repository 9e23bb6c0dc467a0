import { Inject, Injectable } from '@nestjs/common';
import { GroupCommit } from '../../../../platform/database/group-commit.js';
import type { Sql } from '../../../../platform/database/sql.js';
import { WriterSql } from '../../../../platform/database/writer-sql.js';
import { idTime } from '../../../../platform/ids.js';
import type { Outcome } from '../../model/index.js';

interface KeptEnding {
  readonly outcome: Outcome;
  readonly protocolo: string;
}

interface EntryKey {
  readonly accountId: string;
  readonly entryId: string;
}

/** How lookups ended whose entries were chosen before they ran. */
@Injectable()
export class EntryOutcomes {
  private readonly reads = new GroupCommit<EntryKey, KeptEnding | null>((entries) => this.read(entries));

  constructor(@Inject(WriterSql) private readonly sql: Sql) {}

  /** Null where it was not kept. */
  of(accountId: string, entryId: string): Promise<KeptEnding | null> {
    return this.reads.add({ accountId, entryId });
  }

  private async read(entries: readonly EntryKey[]): Promise<(KeptEnding | null)[]> {
    const rows = await this.sql.rows<KeptEnding & { readonly id: string }>(KEPT, [
      entries.map(({ accountId }) => accountId),
      entries.map(({ entryId }) => idTime(entryId)),
      entries.map(({ entryId }) => entryId),
    ]);
    const kept = new Map(rows.map(({ id, ...ending }) => [id, ending]));
    return entries.map(({ entryId }) => kept.get(entryId) ?? null);
  }
}

const KEPT = `
  SELECT h.id, h.outcome, h.protocolo FROM lookup_history h
  JOIN unnest($1::uuid[], $2::timestamptz[], $3::uuid[]) AS e(account_id, created_at, id) USING (account_id, created_at, id)`;
