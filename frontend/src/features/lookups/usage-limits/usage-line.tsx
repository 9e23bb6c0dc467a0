import { useGetUsageQuery } from '../../../shared/api/generated';
import { LimitationNotice } from './limitation-notice';
import { UsageMeter, UsageMeterPlace } from './usage-meter';

const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/** Beside the tabs: what is left of the day; its place is kept while that is on its way. */
export function DayMeter() {
  const { data, isLoading } = useGetUsageQuery(undefined, FRESH);
  return data ? <UsageMeter usage={data} /> : isLoading && <UsageMeterPlace />;
}

/** Above the lookup: what else than the day limits it. */
export function UsageLine() {
  const { data } = useGetUsageQuery(undefined, FRESH);
  return data?.limitacao ? <LimitationNotice limit={data.limitacao} /> : null;
}
