/** One replacement in a built file of the product. */
export interface Edit {
  /** Under `src`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** What `scripts/verify.mjs` gives to a verification, which answers whether its goal is met. */
export interface Verification {
  readonly args: readonly string[];
  /** Of a role that may create databases. */
  readonly databaseUrl: string;
  /** A module of the tests on a copy of the product in which these edits were made. */
  withBug(name: string, edits: readonly Edit[], module: string): Promise<unknown>;
}
