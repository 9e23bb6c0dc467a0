export const ORIGINS = ['oficial', 'contratada', 'aberta', 'cache', 'simulada'] as const;

/** What kind of source an answer comes from. */
export type Origin = (typeof ORIGINS)[number];

/** Who answered: shown with each result and kept with each entry. */
export interface SourceIdentity {
  readonly origem: Origin;
  /** The source as a person reads it. */
  readonly fonte: string;
  /** The basis in law on which personal data are asked of it; null for open data. */
  readonly legalBasis: string | null;
}
