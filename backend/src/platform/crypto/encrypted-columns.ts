/** A column that FieldCipher wrote, in a table whose rows are known by their key. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key's columns with their types, in its order. */
  readonly key: Readonly<Record<string, 'uuid' | 'timestamptz' | 'bytea' | 'bigint'>>;
  /** What the value is bound to; the key comes as PostgreSQL writes it as text. */
  readonly context: (key: Readonly<Record<string, string>>) => string;
}

/** A column of a table whose primary key is the one column `id`. */
export function columnById(table: string, column: string, context: (id: string) => string): EncryptedColumn {
  return { table, column, key: { id: 'uuid' }, context: ({ id = '' }) => context(id) };
}

/** Every column that the product keeps encrypted, so that no value is left behind under a key that is about to be thrown away. */
export const ENCRYPTED_COLUMNS: EncryptedColumn[] = [];

/** Declares columns, beside what writes them. */
export function encryptedColumns(...columns: readonly EncryptedColumn[]): void {
  ENCRYPTED_COLUMNS.push(...columns);
}
