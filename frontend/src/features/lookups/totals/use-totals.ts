import { useListHistoryQuery } from '../../../shared/api/generated';

/** How many lookups the account made and how many found something. */
export interface Totals {
  readonly made: number;
  readonly successful: number;
  /** The part of the lookups made that found something; null when there are none. */
  readonly rate: number | null;
  /** When the newest was made; null when there are none. */
  readonly newest: string | null;
}

/** Counted by the history itself, so that the figures are those of the list; undefined while they are asked, null where they did not come. */
export function useTotals(): Totals | null | undefined {
  const { data, isLoading } = useListHistoryQuery({ limit: 1 }, { refetchOnFocus: true });
  if (!data) return isLoading ? undefined : null;
  const { total: made, successes: successful, history } = data;
  return { made, successful, rate: made === 0 ? null : successful / made, newest: history[0]?.timestamp ?? null };
}
