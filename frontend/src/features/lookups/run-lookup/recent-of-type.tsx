import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { useListHistoryQuery } from '../../../shared/api/generated';
import { RecentLookups } from './recent-lookups';

const SHOWN = 5;

/** What was looked up lately with this very type. */
export function RecentOfType({ type }: { type: LookupType }) {
  const { data } = useListHistoryQuery({ type, limit: SHOWN });
  return <RecentLookups title={`Últimas consultas de ${lookupDefinition(type).label}`} entries={data?.history ?? []} />;
}
