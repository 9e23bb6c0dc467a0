import { useCountWaitingCompanyLoadsQuery } from '../../../shared/api/generated';

const LOOK_AGAIN_MS = 60_000;

/** How many months of the register wait for an administrator; none while it is not known. */
export function useWaitingLoads(): number {
  const often = { pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true };
  return useCountWaitingCompanyLoadsQuery(undefined, often).data?.waiting ?? 0;
}
