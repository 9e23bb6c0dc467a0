import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime, NO_ID, newId } from '../../../../platform/ids.js';
import { DOSSIER_SUBJECTS, protocolTime } from '../../model/index.js';
import { blindTerms } from '../../run/index.js';
import type { OpenedEntry } from '../application/history-entries.port.js';
import { entriesBy, OPENED_COLUMNS, type OpenedRow, openedOf } from './history-rows.js';
import { lately, openedLately } from './opened-lately.sql.js';

/** Which entries of one subject are wanted. */
export interface SubjectPage {
  readonly limit: number;
  /** Only those that are older than this one; null for the newest. */
  readonly before: string | null;
}

/** All entries of one person or company, each account's for itself alone; found by the subject's keyed hash. */
@Injectable()
export class SubjectEntries {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
  ) {}

  /** The hash of a subject, as `subjectKeyOf` names it, for this account. */
  hashOf(accountId: string, key: string): string {
    return blindTerms(this.hash, accountId, [key], DOSSIER_SUBJECTS)[0] ?? '';
  }

  /** Newest first, with what was asked and answered; nobody is shown it without `record`. */
  read(accountId: string, subject: string, page: SubjectPage): Promise<OpenedEntry[]> {
    return this.entries(`SELECT * FROM page`, [accountId, ...placeOf(subject, page)]);
  }

  /** The same for their owner's eyes: that each was opened is put on record, unless it was just now. */
  open(accountId: string, subject: string, page: SubjectPage): Promise<OpenedEntry[]> {
    const ids = Array.from({ length: page.limit }, newId);
    return this.entries(OPEN, [accountId, ...placeOf(subject, page), ids, lately()]);
  }

  async count(accountId: string, subject: string): Promise<number> {
    const row = await this.sql.row<{ n: number }>(
      'SELECT count(*)::int AS n FROM lookup_history_terms WHERE account_id = $1 AND term = $2',
      [accountId, subject],
    );
    return row?.n ?? 0;
  }

  /** The lookup with that protocol, and whose dossier it belongs to, if any; null when the account has none such. */
  async ofProtocol(accountId: string, protocolo: string): Promise<{ id: string; subject: string | null } | null> {
    const time = protocolTime(protocolo);
    if (!time) return null;
    return this.sql.row<{ id: string; subject: string | null }>(
      // A parent's page is about the parent, not about the CPF that led there.
      `SELECT id, subjects[CASE WHEN type IN ('cpf-mae', 'cpf-pai') THEN 2 ELSE 1 END]::text AS subject FROM lookup_history
       WHERE account_id = $1 AND created_at >= $2 AND created_at < $3 AND protocolo = $4 LIMIT 1`,
      [accountId, time.since, time.until, protocolo],
    );
  }

  private async entries(select: string, values: unknown[]): Promise<OpenedEntry[]> {
    const rows = await this.sql.rows<OpenedRow>(`${PAGE} ${select} ORDER BY at DESC, id DESC`, values);
    return rows.map((row) => openedOf(row, this.cipher));
  }
}

function placeOf(subject: string, { limit, before }: SubjectPage): unknown[] {
  return [subject, limit, before ? idTime(before) : 'infinity', before ?? NO_ID];
}

const FOUND = `(
  SELECT created_at AS made_at, id AS entry_id FROM lookup_history_terms
  WHERE account_id = $1 AND term = $2 AND created_at <= $4 AND (created_at, id) < ($4::timestamptz, $5::uuid)
  ORDER BY created_at DESC, id DESC LIMIT $3
) AS found`;

const PAGE = `
  WITH page AS MATERIALIZED (
    SELECT ${OPENED_COLUMNS} FROM ${entriesBy(FOUND, '*')}
  )`;

const OPEN = `
  , logged AS (
    INSERT INTO lookup_accesses (id, accessed_at, account_id, history_id, action)
    SELECT access_id, now(), $1, id, 'opened'
    FROM (SELECT id, row_number() OVER (ORDER BY at DESC) AS n FROM page) AS opened
    JOIN unnest($6::uuid[]) WITH ORDINALITY AS given(access_id, n) USING (n)
    WHERE NOT ${openedLately('$7')}
  )
  SELECT * FROM page`;
