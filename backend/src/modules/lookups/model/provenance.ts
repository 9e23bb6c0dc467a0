/** What kinds of source can answer. */
const SOURCE_ORIGINS = ['oficial', 'contratada', 'aberta', 'cache'] as const;
export type SourceOrigin = (typeof SOURCE_ORIGINS)[number];

export const ORIGINS = [...SOURCE_ORIGINS, 'simulada'] as const;

/** Where an answer comes from: a source, or nobody. */
export type Origin = (typeof ORIGINS)[number];

/** Who answered: shown with each result and kept with each entry. Never a simulation. */
export interface SourceIdentity {
  readonly origem: SourceOrigin;
  /** The source as a person reads it. */
  readonly fonte: string;
  /** The basis in law on which personal data are asked of it; null for open data. */
  readonly legalBasis: string | null;
}

/** That nobody answered and the data are invented. No source is one, and it is none: the two never stand for each other. */
export interface Simulation {
  readonly origem: 'simulada';
  readonly fonte: string;
  readonly legalBasis: null;
}

export const SIMULATION: Simulation = { origem: 'simulada', fonte: 'Simulação', legalBasis: null };
