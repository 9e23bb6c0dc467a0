import { useSearchParams } from 'react-router-dom';
import { generatedApi } from '../../../shared/api/generated';
import { Screen } from '../../../shared/ui/screen';
import { comparisonLabel } from '../metrics/day-labels';
import { Freshness } from '../metrics/freshness';
import card from '../metrics/metric-card.module.css';
import classes from '../metrics/metrics.module.css';
import { isPeriod, PeriodPicker } from '../metrics/period-picker';
import tile from '../metrics/tile.module.css';
import { Unavailable } from '../metrics/unavailable';
import { CurrentMetrics } from './current-metrics';
import { LookupMetrics } from './lookup-metrics';
import { MoneyMetrics } from './money-metrics';
import { PeriodMetrics } from './period-metrics';
import { QuickActions } from './quick-actions';
import { SourceMetrics } from './source-metrics';
import { UserMetrics } from './user-metrics';

/** The figures known last are kept for as long as somebody may come back to them. */
const { useGetAdminStatsQuery } = generatedApi.enhanceEndpoints({
  endpoints: { getAdminStats: { keepUnusedDataFor: 3_600 } },
});

const REFRESH_MS = 30_000;

/** What happened in the period, beside the equal one before, and what there is now. */
export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('periodo');
  const periodo = isPeriod(chosen) ? chosen : '7d';
  const query = useGetAdminStatsQuery({ periodo }, { pollingInterval: REFRESH_MS, refetchOnMountOrArgChange: true });
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = query;
  return (
    <Screen
      title="Dashboard"
      lead="Cada número é contado junto com o que aconteceu. O que não pôde ser lido aparece como indisponível."
      actions={<Freshness at={fulfilledTimeStamp} busy={isFetching} onRefresh={refetch} />}
    >
      <div className="row gap-3-5 middle">
        <PeriodPicker
          value={periodo}
          onChange={(period) => setParams({ periodo: period }, { replace: true, preventScrollReset: true })}
        />
        {data && <span className={`soft small ${classes.days} ${classes.compared}`}>{comparisonLabel(data)}</span>}
      </div>
      {error && <Unavailable query={query} />}
      {data && (
        <div className={error ? classes.stale : undefined} aria-busy={isFetching}>
          <CurrentMetrics stats={data} />
          <PeriodMetrics stats={data} />
          <LookupMetrics stats={data} />
          <MoneyMetrics stats={data} />
          <UserMetrics stats={data} />
          <SourceMetrics stats={data} />
        </div>
      )}
      {!data && !error && <Waiting />}
      <QuickActions />
    </Screen>
  );
}

/** The screen's shape; it shows itself only where the wait is felt. */
function Waiting() {
  const places = (count: number) => Array.from({ length: count }, (_, place) => place);
  return (
    <div className={`felt-wait ${classes.waiting}`} role="status" aria-label="Carregando">
      {[4, 6].map((tiles) => (
        <div key={tiles} className={`${classes.section} ${classes.tiles}`}>
          {places(tiles).map((place) => (
            <div key={place} className={`boxed ${tile.tile}`} />
          ))}
        </div>
      ))}
      <div className={`${classes.section} ${classes.cards}`}>
        {places(2).map((place) => (
          <div key={place} className={`boxed ${card.card}`} />
        ))}
      </div>
    </div>
  );
}
