/** What became of a line of a pasted list. */
export const WATCH_VERDICTS = [
  'acompanhando',
  'ja_acompanhada',
  'repetida',
  'invalida',
  'limite',
  'limite_do_dia',
] as const;
export type WatchVerdict = (typeof WATCH_VERDICTS)[number];

export const MOST_WATCH_LINES = 1_000;
export const LONGEST_WATCH_LINE = 200;
