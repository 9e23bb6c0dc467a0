import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import type { SourceId } from '../../../../kernel/sources.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { ADVISORY_LOCKS } from '../../../../platform/database/advisory-locks.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { Cached } from '../../../../platform/events/cached.js';
import { Signals } from '../../../../platform/events/signals.js';
import { newId } from '../../../../platform/ids.js';
import { AccountDirectory } from '../../../identity/index.js';
import type { SourceEntry, SourceTerms } from '../domain/source-entry.js';

/** One change of an entry: as it was left, or null where it was taken out. */
export interface EntryChange {
  readonly at: Date;
  readonly by: string | null;
  readonly terms: SourceTerms | null;
}

/** Who takes an entry to what it is from now on. */
export interface EntryDecision {
  readonly adminId: string;
  readonly source: SourceId;
  readonly at: Date;
  /** Null takes the entry out. */
  readonly terms: SourceTerms | null;
  /** When what the administrator saw was changed, so that nobody overwrites what they have not seen; null: no entry. */
  readonly seenAt: Date | null;
}

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended($1, ${ADVISORY_LOCKS.sourceEntry}))`;
const CHANGED = 'source_register_changed';

const READ = 'SELECT source, terms, changed_at, changed_by FROM source_entries';

interface ChangeRow {
  readonly terms: SourceTerms | null;
  readonly changed_at: Date;
  readonly changed_by: string | null;
}

interface EntryRow extends ChangeRow {
  readonly source: SourceId;
  readonly terms: SourceTerms;
}

/** The source register: what the operator has written down of each source. */
@Injectable()
export class SourceRegister {
  private readonly cached: Cached<ReadonlyMap<SourceId, SourceEntry>>;

  constructor(
    private readonly sql: Sql,
    private readonly signals: Signals,
    private readonly auditLog: AdminAuditLog,
    private readonly accounts: AccountDirectory,
  ) {
    this.cached = new Cached(() => this.read(), signals, CHANGED);
  }

  /** The entries in force by source; at most a second old, on every instance. */
  all(): Promise<ReadonlyMap<SourceId, SourceEntry>> {
    return this.cached.get();
  }

  /** Every change of a source's entry, the newest first. */
  async changesOf(source: SourceId): Promise<EntryChange[]> {
    const rows = await this.sql.rows<ChangeRow>(
      `SELECT terms, changed_at, changed_by FROM source_entry_changes
       WHERE source = $1 ORDER BY changed_at DESC, id DESC LIMIT 100`,
      [source],
    );
    const nameOf = await this.accounts.namesOf(rows.map((row) => row.changed_by));
    return rows.map((row) => ({ at: row.changed_at, by: nameOf(row.changed_by), terms: row.terms }));
  }

  /**
   * Writes entry, history and admin audit log together, and tells every instance. Throws SOURCE_NOT_REGISTERED where
   * there is no entry to take out, and SOURCE_CHANGED where it is not the one that was seen.
   */
  async keep({ adminId, source, terms, seenAt, at }: EntryDecision): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK, [source]);
      const [entry] = (await tx.query<EntryRow>(`${READ} WHERE source = $1`, [source])).rows;
      if (!entry && !terms) throw notRegistered();
      if (entry?.changed_at.getTime() !== seenAt?.getTime()) throw changedMeanwhile();
      if (terms) await write(tx, source, terms, at, adminId);
      else await tx.query('DELETE FROM source_entries WHERE source = $1', [source]);
      await note(tx, source, terms, at, adminId);
      await this.auditLog.record(
        {
          adminId,
          action: terms ? 'register-source' : 'unregister-source',
          target: `source:${source}`,
          before: entry ? facts(entry.terms) : null,
          after: terms && facts(terms),
        },
        tx,
      );
      await this.signals.publish(CHANGED, source, tx);
    });
    this.cached.forget();
  }

  /** Makes the first entry of a source that never had one; an entry that was taken out stays out. */
  async begin(source: SourceId, terms: SourceTerms, at: Date): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK, [source]);
      const { rowCount } = await tx.query('SELECT 1 FROM source_entry_changes WHERE source = $1 LIMIT 1', [source]);
      if (rowCount) return;
      await write(tx, source, terms, at, null);
      await note(tx, source, terms, at, null);
      await this.signals.publish(CHANGED, source, tx);
    });
  }

  private async read(): Promise<Map<SourceId, SourceEntry>> {
    const rows = await this.sql.rows<EntryRow>(READ);
    const nameOf = await this.accounts.namesOf(rows.map((row) => row.changed_by));
    return new Map(
      rows.map((row) => [row.source, { ...row.terms, changedAt: row.changed_at, changedBy: nameOf(row.changed_by) }]),
    );
  }
}

async function write(tx: Queryable, source: SourceId, terms: SourceTerms, at: Date, by: string | null): Promise<void> {
  await tx.query(
    `INSERT INTO source_entries (source, terms, changed_at, changed_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (source) DO UPDATE
       SET terms = excluded.terms, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [source, JSON.stringify(terms), at, by],
  );
}

async function note(
  tx: Queryable,
  source: SourceId,
  terms: SourceTerms | null,
  at: Date,
  by: string | null,
): Promise<void> {
  await tx.query(
    'INSERT INTO source_entry_changes (id, source, terms, changed_at, changed_by) VALUES ($1, $2, $3, $4, $5)',
    [newId(), source, terms && JSON.stringify(terms), at, by],
  );
}

/** What decides whether the source may be asked; the words are in the register's own history. */
function facts({ legalBasis, contractStart, contractEnd, dataMonth, lookupTypes }: SourceTerms) {
  return { legalBasis, contractStart, contractEnd, dataMonth, lookupTypes: lookupTypes.join(' ') };
}

const notRegistered = (): AppError =>
  new AppError('not-found', 'SOURCE_NOT_REGISTERED', 'Esta fonte não está no registro.');

function changedMeanwhile(): AppError {
  const text = 'Outra pessoa mudou o registro desta fonte. Confira como está e tente de novo.';
  return new AppError('conflict', 'SOURCE_CHANGED', text);
}
