import { type HistoryItem, useLazyGetHistoryEntryQuery } from '../lookups.api';
import { useRunLookup } from '../related-lookup';

/** Opens the form of a past lookup with what was searched for; it is read only then, since lists are masked. */
export function useRepeat() {
  const [load, { isFetching }] = useLazyGetHistoryEntryQuery();
  const run = useRunLookup();
  return {
    busy: isFetching,
    async repeat({ id, consultationType }: HistoryItem) {
      const { data } = await load({ id });
      run(consultationType, data?.consulta ?? {});
    },
  };
}
