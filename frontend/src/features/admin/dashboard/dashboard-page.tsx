import { useSearchParams } from 'react-router-dom';
import { Screen } from '../../../shared/ui/screen';
import classes from '../figures/figures.module.css';
import { Freshness } from '../figures/freshness';
import { isPeriod, PeriodPicker } from '../figures/period-picker';
import { Unavailable } from '../figures/unavailable';
import { FiguresNow } from './figures-now';
import { FiguresOfPeriod } from './figures-of-period';
import { LookupFigures } from './lookup-figures';
import { MoneyFigures } from './money-figures';
import { spanInWords } from './period-in-words';
import { QuickActions } from './quick-actions';
import { SourceFigures } from './source-figures';
import { useGetAdminStatsQuery } from './stats.api';
import { UserFigures } from './user-figures';

const REFRESH_MS = 30_000;

/** What happened in the period, beside the equal one before, and what there is now. */
export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('periodo');
  const periodo = isPeriod(chosen) ? chosen : '7d';
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useGetAdminStatsQuery(
    { periodo },
    { pollingInterval: REFRESH_MS, refetchOnMountOrArgChange: true },
  );
  return (
    <Screen
      title="Dashboard"
      lead="Cada número é contado junto com o que aconteceu. O que não pôde ser lido aparece como indisponível."
      actions={<Freshness at={fulfilledTimeStamp} busy={isFetching} onRefresh={refetch} />}
    >
      <div className={classes.bar}>
        <PeriodPicker value={periodo} onChange={(period) => setParams({ periodo: period }, { replace: true })} />
        {data && <span className={classes.span}>{spanInWords(data)}</span>}
      </div>
      {error && <Unavailable error={error} since={data?.at ?? null} busy={isFetching} onRetry={refetch} />}
      {data && (
        <div className={error ? classes.stale : undefined} aria-busy={isFetching}>
          <FiguresNow stats={data} />
          <FiguresOfPeriod stats={data} />
          <LookupFigures stats={data} />
          <MoneyFigures stats={data} />
          <UserFigures stats={data} />
          <SourceFigures stats={data} />
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
    <div className={classes.waiting} role="status" aria-label="Carregando">
      {[4, 6].map((tiles) => (
        <div key={tiles} className={`${classes.section} ${classes.tiles}`}>
          {places(tiles).map((place) => (
            <div key={place} className={classes.tile} />
          ))}
        </div>
      ))}
      <div className={`${classes.section} ${classes.cards}`}>
        {places(2).map((place) => (
          <div key={place} className={classes.card} />
        ))}
      </div>
    </div>
  );
}
