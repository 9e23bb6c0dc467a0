import { useGetProfileQuery } from '../../../shared/api/generated';
import { useUpdatePreferencesMutation } from '../lookups.api';

/** Whether the history tells masked what was looked up; null until it is known. */
export function usePrivacyMode() {
  const { data } = useGetProfileQuery();
  const [save, { isLoading, isSuccess, error }] = useUpdatePreferencesMutation();
  return {
    on: data?.user.modoPrivacidade ?? null,
    isLoading,
    isSuccess,
    error,
    change: (modoPrivacidade: boolean) => save({ modoPrivacidade }).unwrap(),
  };
}
