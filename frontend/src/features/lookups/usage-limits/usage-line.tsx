import { LimitationNotice } from './limitation-notice';
import { useGetUsageQuery } from './usage.api';
import { UsageMeter } from './usage-meter';

/** Above the lookup: what is left of the day, and what else limits it. Nothing while that is unknown. */
export function UsageLine() {
  const { data } = useGetUsageQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  if (!data) return null;
  return (
    <>
      {data.limitacao && <LimitationNotice limit={data.limitacao} />}
      <UsageMeter usage={data} />
    </>
  );
}
