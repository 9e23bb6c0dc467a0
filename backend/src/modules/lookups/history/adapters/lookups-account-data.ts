import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../../platform/account-data/account-data-holder.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { NO_ID } from '../../../../platform/ids.js';
import type { LookupQuery, Outcome } from '../../model/index.js';
import { ProtectPeople, stillDisclosable } from '../../suppression/index.js';

const ENTRIES = `
  SELECT id, created_at AS em, type AS tipo, outcome AS desfecho, purpose AS finalidade, origem, fonte,
    dados_de AS "dadosDe", protocolo, latency_ms AS "latenciaMs", query, result
  FROM lookup_history
  WHERE account_id = $1 AND created_at >= $2 AND (created_at, id) > ($2, $3::uuid)
  ORDER BY created_at, id LIMIT $4`;

const AUDITED = `
  SELECT id, created_at AS em, type AS tipo, masked AS consultado, purpose AS finalidade, legal_basis AS "baseLegal", origem, fonte,
    outcome AS desfecho, protocolo
  FROM lookup_audit
  WHERE account_id = $1 AND created_at >= $2 AND (created_at, id) > ($2, $3::uuid)
  ORDER BY created_at, id LIMIT $4`;

const ACCESS_COLUMNS = `
  id, history_id AS consulta, CASE action WHEN 'opened' THEN 'aberta' WHEN 'erased' THEN 'apagada' ELSE 'lista por extenso' END AS acao,
  accessed_at AS em`;

/** Without a join, which compares each entry with each where the planner's statistics are older than they are. */
const ERASE_ENTRIES = `
  DELETE FROM lookup_history WHERE account_id = $1 AND (created_at, id) >= (
    SELECT created_at, id FROM (
      SELECT created_at, id FROM lookup_history WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2
    ) AS newest ORDER BY created_at, id LIMIT 1
  )`;

const PAGE = 100;
/** Entries that go with one transaction; the rest of a very long history follows in further ones. */
const AT_ONCE = 5_000;

/**
 * What was looked up. Of somebody who may not be told of any more an export names neither query nor result. History
 * goes; the audit, masked and hashed, stays under the pseudonym, and so do day totals and what an administrator did with
 * data subjects' requests.
 */
@Injectable()
export class LookupsAccountData extends AccountDataHolder {
  readonly tables = [
    'lookup_history',
    'lookup_history_terms',
    'lookup_audit',
    'lookup_accesses',
    'lookup_account_counts',
    'lookup_key_counts',
    'lookup_requests',
    'lookup_counts_pending',
    'privacy_request_events',
  ];

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly people: ProtectPeople,
  ) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return {
      consultas: () => this.entries(accountId),
      auditoria: () => this.audited(accountId),
      acessosAoHistorico: () => this.accesses(accountId),
    };
  }

  override async erase(accountId: string, tx: Queryable): Promise<boolean> {
    // In this order: counts that are being added up at this moment are there once the first statement went through.
    await tx.query('UPDATE lookup_counts_pending SET account_id = NULL WHERE account_id = $1', [accountId]);
    await tx.query('DELETE FROM lookup_account_counts WHERE account_id = $1', [accountId]);
    await tx.query('DELETE FROM lookup_key_counts WHERE account_id = $1', [accountId]);
    await tx.query('DELETE FROM lookup_requests WHERE account_id = $1', [accountId]);
    const { rowCount } = await tx.query(ERASE_ENTRIES, [accountId, AT_ONCE]);
    return (rowCount ?? 0) < AT_ONCE;
  }

  private async *entries(accountId: string): AsyncGenerator<unknown> {
    for await (const rows of this.pages<EntryRow>(ENTRIES, accountId)) {
      const protection = await this.people.now();
      for (const { query: sealedQuery, result: sealedResult, ...entry } of rows) {
        const query = this.plain(sealedQuery, entry.id) as LookupQuery | null;
        const result = this.plain(sealedResult, entry.id);
        const still = stillDisclosable({ query, outcome: entry.desfecho, result }, protection);
        yield { ...entry, pesquisa: still?.query ?? null, resultado: still?.result ?? null, retida: still === null };
      }
    }
  }

  /** What stays of each lookup, of those too that were erased. */
  private async *audited(accountId: string): AsyncGenerator<unknown> {
    for await (const rows of this.pages<TimedRow>(AUDITED, accountId)) {
      for (const { id: _, ...record } of rows) yield record;
    }
  }

  private async *pages<Row extends TimedRow>(statement: string, accountId: string): AsyncGenerator<readonly Row[]> {
    let after: [Date, string] = [new Date(0), NO_ID];
    for (;;) {
      const rows = await this.sql.rows<Row>(statement, [accountId, ...after, PAGE]);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = [last.em, last.id];
    }
  }

  private async *accesses(accountId: string): AsyncGenerator<unknown> {
    const accesses = new PagedList<{ id: string }>(this.sql, {
      columns: ACCESS_COLUMNS,
      table: 'lookup_accesses',
      given: [accountId],
      where: 'account_id = $1',
      order: { key: 'id', way: 'ASC' },
    });
    for await (const page of accesses.pages()) for (const { id: _, ...access } of page) yield access;
  }

  private plain(sealed: Buffer | null, id: string): unknown {
    return sealed && JSON.parse(this.cipher.decrypt(sealed, id));
  }
}

interface TimedRow {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly em: Date;
}

interface EntryRow extends TimedRow {
  readonly desfecho: Outcome;
  readonly query: Buffer | null;
  readonly result: Buffer | null;
}
