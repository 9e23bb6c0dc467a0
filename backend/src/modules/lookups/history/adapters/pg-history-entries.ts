import { Injectable } from '@nestjs/common';
import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { type EncryptedColumn, encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { ONE_BY_ONE, Sql } from '../../../../platform/database/sql.js';
import { idTime, newId } from '../../../../platform/ids.js';
import { type LookupQuery, protocolTime } from '../../model/index.js';
import { blindTerms, termsOf } from '../../run/index.js';
import { type EntryKey, HistoryEntries, type OpenedEntry, type Revealed } from '../application/history-entries.port.js';
import { entriesBy, OPENED_COLUMNS, type OpenedRow, openedOf } from './history-rows.js';
import { lately, openedLately } from './opened-lately.sql.js';

/** Single entries in PostgreSQL. An id or a protocol number names the month's partition. */
@Injectable()
export class PgHistoryEntries implements HistoryEntries {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
  ) {}

  async open(accountId: string, key: EntryKey): Promise<OpenedEntry | null> {
    const { which, values } = whichEntry(key);
    const row = await this.sql.row<OpenedRow>(
      `WITH opened AS (
         SELECT ${OPENED_COLUMNS} FROM lookup_history
         WHERE account_id = $1 AND ${which}
       ), logged AS (
         INSERT INTO lookup_accesses (id, accessed_at, account_id, history_id, action)
         SELECT $2::uuid, now(), $1, id, 'opened' FROM opened WHERE NOT ${openedLately('$3')}
       )
       SELECT * FROM opened`,
      [accountId, newId(), lately(), ...values],
    );
    return row && openedOf(row, this.cipher);
  }

  async reveal(
    accountId: string,
    sessionId: string,
    ids: readonly string[],
    answers: boolean,
  ): Promise<Map<string, Revealed>> {
    const values = [accountId, sessionId, newId(), ids, ids.map(idTime), answers ? ABOUT_ONE : []];
    const rows = await this.sql.rows<{ id: string; query: Buffer; result: Buffer | null }>(REVEAL, values);
    const plain = (sealed: Buffer, id: string) => this.cipher.decrypt(sealed, id);
    return new Map(
      rows.map(({ id, query, result }) => [
        id,
        { query: JSON.parse(plain(query, id)) as LookupQuery, resultJson: result && plain(result, id) },
      ]),
    );
  }

  async noteRevealed(accountId: string, sessionId: string): Promise<void> {
    await this.sql.query(NOTE_REVEALED, [accountId, sessionId, newId()]);
  }

  async erase(accountId: string, ids: readonly string[]): Promise<number> {
    const values = [accountId, ids, ids.map(idTime), ids.map(() => newId())];
    return this.sql.transactionByKeys(async (tx) => (await tx.query(ERASE, values)).rows.length, ONE_BY_ONE);
  }

  async holds(accountId: string, type: LookupType, query: LookupQuery, since: Date): Promise<boolean> {
    const row = await this.sql.row(
      `SELECT 1 FROM lookup_history
       WHERE account_id = $1 AND created_at >= $2 AND type = $3 AND terms @> $4::bigint[] AND terms <@ $4::bigint[] LIMIT 1`,
      [accountId, since, type, blindTerms(this.hash, accountId, termsOf(type, query))],
    );
    return row !== null;
  }
}

/** Its time is in the condition, so that a single month's partition is read, two at the turn of a month. */
function whichEntry(key: EntryKey): { which: string; values: readonly unknown[] } {
  if ('id' in key) return { which: 'created_at = $4 AND id = $5', values: [idTime(key.id), key.id] };
  const time = protocolTime(key.protocolo);
  return {
    which: 'created_at >= $4 AND created_at < $5 AND protocolo = $6',
    values: [time?.since, time?.until, key.protocolo],
  };
}

const NOTE_REVEALED = `
  INSERT INTO lookup_accesses (id, accessed_at, account_id, session_id, action)
  VALUES ($3, now(), $1, $2, 'revealed') ON CONFLICT (session_id) WHERE action = 'revealed' DO NOTHING`;

/** What they answer is no list of namesakes, which is long and names nobody in a line. */
const ABOUT_ONE = LOOKUP_TYPES.filter((type) => !lookupDefinition(type).paged);

const REVEAL = `
  WITH logged AS (${NOTE_REVEALED})
  SELECT id, query, CASE WHEN type = ANY ($6::text[]) THEN result END AS result
  FROM ${entriesBy('unnest($4::uuid[], $5::timestamptz[]) AS wanted (entry_id, made_at)', 'id, type, query, result')}
  WHERE query IS NOT NULL
`;

/** One statement, so all of it or nothing. Rows are locked in one order, so that two of them never wait for each other. */
const ERASE = `
  WITH locked AS MATERIALIZED (
    SELECT h.* FROM (
      SELECT * FROM unnest($2::uuid[], $3::timestamptz[], $4::uuid[]) AS wanted (entry_id, made_at, access_id) ORDER BY made_at, entry_id
    ) AS wanted CROSS JOIN LATERAL (
      SELECT account_id, created_at, id, access_id FROM lookup_history
      WHERE account_id = $1 AND created_at = made_at AND id = entry_id FOR UPDATE
    ) AS h
  ), erased AS (
    DELETE FROM lookup_history h USING locked l
    WHERE h.account_id = l.account_id AND h.created_at = l.created_at AND h.id = l.id
    RETURNING h.id, h.type, h.outcome, l.access_id
  ), logged AS (
    INSERT INTO lookup_accesses (id, accessed_at, account_id, history_id, action)
    SELECT access_id, now(), $1, id, 'erased' FROM erased
  ), counted AS (
    INSERT INTO lookup_account_counts AS c (account_id, type, outcome, n)
    SELECT $1, type, outcome, -count(*) FROM erased GROUP BY type, outcome ORDER BY type, outcome
    ON CONFLICT (account_id, type, outcome) DO UPDATE SET n = c.n + excluded.n
  )
  SELECT id FROM erased
`;

const sealed = (column: string): EncryptedColumn => ({
  table: 'lookup_history',
  column,
  key: { account_id: 'uuid', created_at: 'timestamptz', id: 'uuid' },
  context: ({ id = '' }) => id,
});
encryptedColumns(sealed('query'), sealed('result'));
