/**
 * A table whose records are linked into the audit's chain. Whoever writes a record marks its text (`RecordMac`) and puts its
 * key into the queue by the same statement; the owner publishes here how both are read, and names its columns `a.…`.
 */
export interface ChainedTable {
  /** What its records are. */
  readonly records: 'lookups' | 'admin-actions';
  readonly table: string;
  /** `created_at` and `id` of what still waits to be linked. */
  readonly queue: string;
  /** The column with the record's moment. */
  readonly at: string;
  /** The record's text: every column but the mark, as whoever writes it put them together. */
  readonly text: string;
}

/** A text column as `markedField` has it. */
export function markedColumn(column: string): string {
  return `octet_length(${column}), ':', ${column}`;
}

/** A moment in whole microseconds, which no setting of a session changes. */
export function microseconds(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000000)::bigint`;
}

/** The same of a moment that has no more than milliseconds. */
export function microsecondsOf(moment: Date): string {
  return `${moment.getTime()}000`;
}
