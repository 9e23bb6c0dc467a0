export interface SuggestionTotals {
  readonly total: number;
  /** Nobody has looked at them yet. */
  readonly pending: number;
}

export abstract class SuggestionCounts {
  abstract now(): Promise<SuggestionTotals>;
}
