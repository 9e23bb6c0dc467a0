import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GetAnalyticsApiArg, generatedApi } from '../../../shared/api/generated';
import { Screen } from '../../../shared/ui/screen';
import { daysLabel } from '../metrics/day-labels';
import { Freshness } from '../metrics/freshness';
import card from '../metrics/metric-card.module.css';
import classes from '../metrics/metrics.module.css';
import { isPeriod, PeriodPicker } from '../metrics/period-picker';
import { Unavailable } from '../metrics/unavailable';
import { Section } from '../section';
import { ChosenDays } from './chosen-days';
import { CodeYield } from './code-yield';
import { Cohorts } from './cohorts';
import { DayHours } from './day-hours';
import { Failures } from './failures';
import { PlansOverTime } from './plans-over-time';
import { SourcesOverTime } from './sources-over-time';
import { TypesOverTime } from './types-over-time';

/** The figures known last are kept for as long as somebody may come back to them. */
const { useGetAnalyticsQuery } = generatedApi.enhanceEndpoints({
  endpoints: { getAnalytics: { keepUnusedDataFor: 3_600 } },
});

/** The figures taken apart: over time, by hour, by cause, by week of registration. */
export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const period = periodIn(params);
  const query = useGetAnalyticsQuery(period, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = query;
  const choose = (chosen: Readonly<Record<string, string>>) =>
    setParams(chosen, { replace: true, preventScrollReset: true });
  return (
    <Screen
      title="Análises"
      lead="Os mesmos contadores do Dashboard, por dia, hora, causa e semana de cadastro. Dias e horas são os de Brasília."
      actions={<Freshness at={fulfilledTimeStamp} busy={isFetching} onRefresh={refetch} />}
    >
      <div className="row gap-3-5 middle">
        <PeriodPicker value={period.periodo ?? null} onChange={(periodo) => choose({ periodo })} />
        <ChosenDays from={period.from} to={period.to} onChoose={choose} />
        {data && <span className={`soft small ${classes.days}`}>{daysLabel(data.period, data.at)}</span>}
      </div>
      {error && <Unavailable query={query} />}
      {data && (
        <div className={error ? classes.stale : undefined} aria-busy={isFetching}>
          <Part title="Consultas">
            <TypesOverTime analytics={data} />
            <DayHours analytics={data} />
            <Failures analytics={data} />
          </Part>
          <Part title="Fontes e planos">
            <SourcesOverTime analytics={data} />
            <PlansOverTime analytics={data} />
          </Part>
          <Part title="Usuários e códigos">
            <Cohorts analytics={data} />
            <CodeYield analytics={data} />
          </Part>
        </div>
      )}
      {!data && !error && (
        <div
          className={`felt-wait ${classes.section} ${classes.cards} ${classes.waiting}`}
          role="status"
          aria-label="Carregando"
        >
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className={`boxed ${card.card}`} />
          ))}
        </div>
      )}
    </Screen>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={classes.cards}>{children}</div>
    </Section>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The period that the address names: two days, or one of the usual ones; 30 days when it names none. */
function periodIn(params: URLSearchParams): GetAnalyticsApiArg {
  const [from, to, periodo] = [params.get('from') ?? '', params.get('to') ?? '', params.get('periodo')];
  if (DAY.test(from) && DAY.test(to)) return { from, to };
  return { periodo: isPeriod(periodo) ? periodo : '30d' };
}
