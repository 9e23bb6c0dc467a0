import { Injectable } from '@nestjs/common';
import { encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { ADVISORY_LOCKS } from '../../../../platform/database/advisory-locks.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { DOSSIER_LABELS } from '../../model/index.js';
import { blindTerms, wordsOf } from '../../run/index.js';
import type { StoredAnnotations } from '../application/dossier.js';

/** One change of what is written about a subject, on the version that it was written on. */
export type AnnotationsChange = StoredAnnotations & {
  readonly accountId: string;
  readonly now: Date;
};

type Row = { subject: string; content: Buffer; updated_at: Date };

/** Notes and labels of accounts, encrypted; of the labels' words keyed hashes stand beside. */
@Injectable()
export class Dossiers {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
  ) {}

  async find(accountId: string, subject: string): Promise<StoredAnnotations | null> {
    const row = await this.sql.row<Row>(
      'SELECT subject::text, content, updated_at FROM lookup_dossiers WHERE account_id = $1 AND subject = $2',
      [accountId, subject],
    );
    return row && this.keptIn(accountId, row);
  }

  /** Each with how many lookups it has, the last written first. */
  async all(accountId: string): Promise<Array<StoredAnnotations & { readonly lookups: number }>> {
    const rows = await this.sql.rows<Row & { lookups: number }>(
      `SELECT subject::text, content, updated_at, (
         SELECT count(*)::int FROM lookup_history_terms t WHERE t.account_id = d.account_id AND t.term = d.subject
       ) AS lookups FROM lookup_dossiers d WHERE account_id = $1 ORDER BY updated_at DESC, subject`,
      [accountId],
    );
    return rows.map((row) => ({ ...this.keptIn(accountId, row), lookups: row.lookups }));
  }

  /** `outdated`: another change came first, or no lookup of the subject is left. `full`: the account has written of `most` others. */
  async save(change: AnnotationsChange, most: number): Promise<{ versao: string } | 'outdated' | 'full'> {
    const { accountId, subject, about, anotacoes, etiquetas, now, versao } = change;
    const content = this.cipher.encrypt(JSON.stringify({ about, anotacoes, etiquetas }), contextOf(accountId, subject));
    const words = [...new Set(etiquetas.flatMap(wordsOf))];
    const terms = blindTerms(this.hash, accountId, words, DOSSIER_LABELS);
    const values = [accountId, subject, content, terms, now];
    return this.sql
      .transaction(async (tx) => {
        if (versao === null && !(await hasRoom(accountId, most, tx))) throw new Unsaved('full');
        const { rows } =
          versao === null ? await tx.query<Saved>(FIRST, values) : await tx.query<Saved>(NEXT, [...values, versao]);
        const [saved] = rows;
        const { rowCount } = await tx.query(HOLD_AN_ENTRY, [accountId, subject]);
        if (!saved || rowCount === 0) throw new Unsaved('outdated');
        return { versao: saved.updated_at.toISOString() };
      })
      .catch((failure: unknown) => {
        if (failure instanceof Unsaved) return failure.why;
        throw failure;
      });
  }

  async drop({ accountId, subject, versao }: AnnotationsChange): Promise<boolean> {
    const { rowCount } = await this.sql.query(
      'DELETE FROM lookup_dossiers WHERE account_id = $1 AND subject = $2 AND updated_at = $3::timestamptz',
      [accountId, subject, versao],
    );
    return rowCount === 1 || versao === null;
  }

  private keptIn(accountId: string, { subject, content, updated_at }: Row): StoredAnnotations {
    const kept = JSON.parse(this.cipher.decrypt(content, contextOf(accountId, subject)));
    return { ...(kept as Omit<StoredAnnotations, 'subject' | 'versao'>), subject, versao: updated_at.toISOString() };
  }
}

/** What an encrypted content is bound to. */
function contextOf(accountId: string, subject: string): string {
  return `${accountId} ${subject}`;
}

type Saved = { updated_at: Date };

/** Nothing is written. */
class Unsaved extends Error {
  constructor(readonly why: 'outdated' | 'full') {
    super(why);
  }
}

/** First dossiers of one account go one after the other: those that are begun at once count each other. */
async function hasRoom(accountId: string, most: number, tx: Queryable): Promise<boolean> {
  await tx.query(ONE_AT_A_TIME, [accountId]);
  return ((await tx.query<{ n: number }>(COUNT, [accountId])).rows[0]?.n ?? 0) < most;
}

const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtextextended($1, ${ADVISORY_LOCKS.dossiers}))`;
const COUNT = 'SELECT count(*)::int AS n FROM lookup_dossiers WHERE account_id = $1';

/** It is to be looked at again when its oldest lookup is past its retention: whichever of them are erased, that is in time. */
const FIRST = `
  INSERT INTO lookup_dossiers (account_id, subject, content, label_terms, looked_up_at, updated_at)
  SELECT account_id, term, $3, $4::bigint[], created_at, $5 FROM lookup_history_terms
  WHERE account_id = $1 AND term = $2 ORDER BY created_at LIMIT 1
  ON CONFLICT DO NOTHING RETURNING updated_at`;

const NEXT = `
  UPDATE lookup_dossiers SET content = $3, label_terms = $4::bigint[],
    updated_at = greatest($5, updated_at + interval '1 millisecond')
  WHERE account_id = $1 AND subject = $2 AND updated_at = $6::timestamptz RETURNING updated_at`;

/**
 * So that the erasure of the subject's last entry comes wholly before, or finds what was written. The row of the dossier is
 * locked first, as the history's trigger does.
 */
const HOLD_AN_ENTRY = `
  SELECT FROM lookup_history_terms WHERE account_id = $1 AND term = $2 ORDER BY created_at DESC LIMIT 1 FOR KEY SHARE`;

encryptedColumns({
  table: 'lookup_dossiers',
  column: 'content',
  key: { account_id: 'uuid', subject: 'bigint' },
  context: ({ account_id = '', subject = '' }) => contextOf(account_id, subject),
});
