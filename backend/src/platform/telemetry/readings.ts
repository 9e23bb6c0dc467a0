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

/** Of the register of companies, in seconds. */
export interface RegisterAges {
  /** Of the month in force; null: there is none. */
  readonly month: number | null;
  /** Of the oldest month that was begun and is not in force yet. */
  readonly openLoad: number;
}

interface Register {
  ages(): Promise<RegisterAges | null>;
}

/** Open requests of data subjects whose day is past, and those whose day is near. */
export interface DueRequests {
  readonly overdue: number;
  readonly soon: number;
}

interface RequestInbox {
  due(): Promise<DueRequests>;
}

/** By table. */
export const BACKLOGS = new Map<string, Backlog>();

/** Of every vendor's client that is at work. */
export const CIRCUITS = new Set<{ vendor: string; circuitState: 'closed' | 'half-open' | 'open' }>();

/** Whoever keeps the register of companies, which may stand in a database of its own. */
export const REGISTERS = new Set<Register>();

/** Whoever keeps the requests of data subjects. */
export const REQUEST_INBOXES = new Set<RequestInbox>();

/** Writers of groups whose callers wait for the commit, by name. */
export const WRITERS = new Map<string, { size: number; heldMs: number }>();
