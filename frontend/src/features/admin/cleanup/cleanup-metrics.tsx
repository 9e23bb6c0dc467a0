import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import { type CleanupStatsAnswer, useGetCleanupStatsQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { Tile } from '../metrics/tile';
import classes from './cleanup-metrics.module.css';

const REFRESH_MS = 30_000;

const TILES = [
  ['total', 'Contas'],
  ['active', 'Com plano'],
  ['expired', 'Plano vencido'],
  ['toRemove', 'A remover'],
  ['neverPaid', 'Nunca pagaram'],
  ['unpaidToRemove', 'Cadastros além do prazo'],
] as const;

/** Where the accounts stand. A figure that cannot be read is not shown; the last known ones are, with their time. */
export function CleanupMetrics() {
  const { data, error, isLoading, isFetching, refetch } = useGetCleanupStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <section aria-labelledby="contas-em-numeros" aria-busy={isFetching} data-waiting={isLoading || undefined}>
      <h2 id="contas-em-numeros" className="visually-hidden">
        Contas em números
      </h2>
      <dl className={classes.tiles}>
        {TILES.map(([key, label]) => (
          <Tile
            key={key}
            label={label}
            value={
              data ? formatNumber(data[key]) : error ? <small>Indisponível</small> : <i className={classes.waiting} />
            }
            warning={key === 'toRemove' && Boolean(data?.toRemove)}
          />
        ))}
      </dl>
      {error !== undefined && <Failed error={error} at={data?.at} busy={isFetching} onRetry={refetch} />}
      {data && <Terms {...data} />}
    </section>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly at: string | undefined;
  readonly busy: boolean;
  readonly onRetry: () => unknown;
}

function Failed({ error, at, busy, onRetry }: FailedProps) {
  return (
    <p className={`row danger small spaced ${classes.failed}`} role="alert">
      {readApiError(error, 'Não foi possível ler os números.').text}
      {at && ` Mostramos os de ${formatMoment(at)}.`}
      <Button size="compact-sm" variant="default" loading={busy} onClick={onRetry}>
        Tentar Novamente
      </Button>
    </p>
  );
}

function Terms({ nextRunAt }: CleanupStatsAnswer) {
  return (
    <p className="soft small spaced">
      {nextRunAt ? (
        <>
          Próxima limpeza automática: <strong>{formatMoment(nextRunAt)}</strong>.
        </>
      ) : (
        'A limpeza automática está desligada.'
      )}
    </p>
  );
}
