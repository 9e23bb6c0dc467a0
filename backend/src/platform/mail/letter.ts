/** A letter of the product, in its own words; how it looks is the frame's matter. */
export interface Letter {
  /** Null: to nobody. Such a letter is stored and taken like any other, so that an unknown address costs the same work. */
  readonly to: string | null;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, with what is to be known of the link. */
  readonly action?: { readonly label: string; readonly url: string; readonly note: string };
  /** What to do when the letter comes unexpected. */
  readonly closing: string;
  /** The moment from which sending it makes no sense any more. */
  readonly worthUntil: Date;
}

/** What is kept of a letter until it is sent. */
export type SealedLetter = Omit<Letter, 'worthUntil'>;
