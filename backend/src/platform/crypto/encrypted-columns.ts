/** A column that FieldCipher wrote, in a table whose rows are known by their key. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key's columns with their types, in its order. */
  readonly key: Readonly<Record<string, 'uuid' | 'timestamptz' | 'bytea' | 'bigint'>>;
  /** What the value is bound to; the key comes as PostgreSQL writes it as text. */
  readonly context: (key: Readonly<Record<string, string>>) => string;
}

/**
 * What a module keeps encrypted. Found among all modules' providers when a key is changed, so that no value is left
 * behind under a key that is about to be thrown away.
 */
export abstract class EncryptedColumns {
  abstract readonly columns: readonly EncryptedColumn[];
}
