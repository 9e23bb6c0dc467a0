import type { CallDispatch } from '../api/call';

/** What a feature offers the palette for a typed text. */
export interface Suggestion {
  /** The heading it stands under. */
  readonly group: string;
  readonly label: string;
  /** Where it leads, and what is done before. */
  readonly does: { readonly goTo: string; readonly first?: () => void };
}

/** Finds suggestions for a text; what cannot be asked now is left out. The text stays in memory. */
export type Finder = (text: string, dispatch: CallDispatch) => Promise<readonly Suggestion[]>;
