/**
 * A table whose records are linked into the audit's chain. Whoever writes a record marks it (`RecordMac`) and puts its
 * key into the queue by the same statement; the owner publishes here how both are read, and names its columns `a.…`.
 */
export interface ChainedTable {
  readonly records: 'lookups' | 'admin-actions' | 'reports';
  readonly table: string;
  /** `created_at` and `id` of what still waits to be linked. */
  readonly queue: string;
  /** The column with the record's moment. */
  readonly at: string;
  /** Every column but the mark, as whoever writes the record puts them together (`recordBytes`). */
  readonly bytes: string;
}
