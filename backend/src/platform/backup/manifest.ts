/** What a copy says of itself before its rows. */
export interface Opening {
  readonly product: string;
  readonly madeAt: string;
  readonly postgres: string;
  /** Names of the migrations that the database had, oldest first. */
  readonly migrations: readonly string[];
  /** What the keys had left in the database: by these a restore knows its own, before it changes anything. */
  readonly keyMarks: ReadonlyArray<{ readonly name: string; readonly mark: string }>;
  /** Columns of each table, in the order of their rows' fields; tables that others refer to come first. */
  readonly tables: ReadonlyArray<{ readonly name: string; readonly columns: readonly string[] }>;
  /** From the start of the first month to the end of the last; null where nothing is partitioned. */
  readonly partitions: { readonly from: string; readonly to: string } | null;
}

export interface TableSum {
  readonly rows: number;
  /** The same for the same rows in whatever order. */
  readonly sum: string;
}

/** What it says after them. */
export interface Closing {
  readonly tables: Readonly<Record<string, TableSum>>;
  /** The last number that each sequence gave; null: none yet. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

export interface Manifest {
  readonly opening: Opening;
  readonly closing: Closing;
}
