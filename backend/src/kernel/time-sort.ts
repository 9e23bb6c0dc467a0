/** Which end of its time a list begins at. */
export const TIME_SORTS = ['newest', 'oldest'] as const;
export type TimeSort = (typeof TIME_SORTS)[number];
