import { type HistoryItem, useLazyGetHistoryEntryQuery } from '../../../shared/api/generated';
import { useLookupActions } from '../lookup-actions';

/** Opens the form of a past lookup with what was searched for; it is read only then, since lists are masked. */
export function useRepeat() {
  const [load, { isFetching }] = useLazyGetHistoryEntryQuery();
  const { open } = useLookupActions();
  return {
    busy: isFetching,
    async repeat({ id, consultationType }: HistoryItem) {
      const { data } = await load({ id });
      open(consultationType, data?.consulta ?? {});
    },
  };
}
