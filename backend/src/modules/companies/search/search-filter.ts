/** What is looked for, in the register's own codes. Undefined narrows nothing. */
export interface SearchFilter {
  /** Every one begins a word of the name. */
  readonly words?: readonly string[] | undefined;
  readonly cnaes?: readonly number[] | undefined;
  readonly municipios?: readonly number[] | undefined;
  readonly naturezas?: readonly number[] | undefined;
  readonly uf?: string | undefined;
  readonly situacao?: number | undefined;
  readonly porte?: number | undefined;
  readonly openedFrom?: string | undefined;
  readonly openedUntil?: string | undefined;
  readonly leastCents?: number | undefined;
  readonly mostCents?: number | undefined;
  readonly simples?: boolean | undefined;
  readonly mei?: boolean | undefined;
  /** The companies that come into question, by the first eight characters of their CNPJ. */
  readonly roots?: readonly number[] | undefined;
}

/** Where a row stands: how far its name is from what was asked, then its keys. */
export type Place = readonly [far: number, root: number, branch: number];
