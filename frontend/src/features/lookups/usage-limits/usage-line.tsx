import { useGetUsageQuery } from '../../../shared/api/generated';
import { LimitationNotice } from './limitation-notice';
import { UsageMeter } from './usage-meter';

const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/** Beside the tabs: what is left of the day. Nothing while that is unknown. */
export function DayMeter() {
  const { data } = useGetUsageQuery(undefined, FRESH);
  return data ? <UsageMeter usage={data} /> : null;
}

/** Above the lookup: what else than the day limits it. */
export function UsageLine() {
  const { data } = useGetUsageQuery(undefined, FRESH);
  return data?.limitacao ? <LimitationNotice limit={data.limitacao} /> : null;
}
