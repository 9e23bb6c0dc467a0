/** Rows that wait in a table until somebody works them off; the bits are SQL of the table's owner. */
export interface Backlog {
  readonly table: string;
  /** Which of the table's rows (`q`) wait. */
  readonly waiting: string;
  /** The column with the moment since which one waits. */
  readonly since: string;
  /** The audit's records that wait there for their seal. */
  readonly sealed?: string;
}

interface Circuit {
  readonly vendor: string;
  readonly circuitState: 'closed' | 'half-open' | 'open';
}

interface Writer {
  readonly size: number;
  readonly heldMs: number;
}

/** By table. */
export const BACKLOGS = new Map<string, Backlog>();

/** Of every vendor's client that is at work. */
export const CIRCUITS = new Set<Circuit>();

/** Writers of groups whose callers wait for the commit, by name. */
export const WRITERS = new Map<string, Writer>();
