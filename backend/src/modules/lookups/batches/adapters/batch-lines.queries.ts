import { Injectable, Logger } from '@nestjs/common';
import type { LineVerdict } from '../../../../kernel/batches.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import { maskedSubject, queryOf, readableSubject } from '../../model/index.js';
import { type Protection, ProtectPeople, stillDisclosable } from '../../suppression/index.js';
import type { Batch, BatchLine } from '../batch.js';
import { openLine } from './open-line.js';

/** A line with the entry of the history that it is kept as. */
export interface StoredLine extends BatchLine {
  readonly entryId: string | null;
}

type Row = Omit<StoredLine, 'subject' | 'lookedUpAt'> & { readonly input: Buffer };

export interface LinesWanted {
  readonly batch: Pick<Batch, 'id' | 'type' | 'mode'>;
  readonly verdict?: LineVerdict | undefined;
  /** What is looked up is told whole, but where it is about somebody of whom nothing may be told. */
  readonly whole: boolean;
}

/** What stands for a line that cannot be opened. */
const UNREADABLE = '***';

/** Lines by which something was told. To hold any other to the protection would tell, for nothing, who is protected. */
const TOLD: ReadonlySet<LineVerdict> = new Set(['found', 'diverged']);

/** The lines of a batch, in their order. */
@Injectable()
export class BatchLines {
  private readonly logger = new Logger('Batches');

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly people: ProtectPeople,
  ) {}

  /** Of a batch of the asking account's. */
  of({ batch, verdict, whole }: LinesWanted): PagedList<StoredLine> {
    const list = {
      columns: COLUMNS,
      table: 'lookup_batch_lines',
      given: [batch.id],
      where: 'batch_id = $1',
      filters: [['verdict = ?', verdict]] as const,
      order: { key: 'id', way: 'ASC' } as const,
    };
    return new PagedList<Row>(this.sql, list).asPages(async (rows) => {
      const protection = whole ? await this.people.now() : null;
      return rows.map((row) => this.shown(row, batch, protection));
    });
  }

  /** Masked without a protection to hold it to. */
  private shown({ input, ...row }: Row, batch: LinesWanted['batch'], protection: Protection | null): StoredLine {
    const lookedUpAt = row.protocolo !== null && row.entryId !== null ? idTime(row.entryId) : null;
    const value = openLine(this.cipher, this.logger, row.id, input);
    const subject = value === null ? UNREADABLE : subjectOf(row.verdict, batch, value, protection);
    return { ...row, lookedUpAt, subject };
  }
}

function subjectOf(
  verdict: LineVerdict,
  { type, mode }: LinesWanted['batch'],
  value: string,
  protection: Protection | null,
): string {
  if (verdict === 'invalid') return protection ? value : value.slice(0, 2).padEnd(value.length, '*');
  const query = queryOf(type, { [type]: value });
  // In test mode any CPF is found, as somebody's who does not exist.
  const isHeld = mode === 'live' && TOLD.has(verdict);
  const may = protection && verdict !== 'protected' && (!isHeld || isDisclosable(query, protection));
  return may ? readableSubject(type, query) : maskedSubject(type, query);
}

function isDisclosable(query: ReturnType<typeof queryOf>, protection: Protection): boolean {
  return stillDisclosable({ query, outcome: 'success', result: null }, protection) !== null;
}

const COLUMNS = `
  id, line, input, verdict, reason, same_as AS "sameAs", entry_id AS "entryId", protocolo, attempts`;
