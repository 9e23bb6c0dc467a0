import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import { useGetCleanupStatsQuery } from '../../../shared/api/generated';
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
              data ? (
                formatNumber(data[key])
              ) : error ? (
                <small className="size-17">Indisponível</small>
              ) : (
                <i className={classes.waiting} />
              )
            }
            warning={key === 'toRemove' && Boolean(data?.toRemove)}
          />
        ))}
      </dl>
      {error !== undefined && (
        <p className="row danger small spaced middle" role="alert">
          {readApiError(error, 'Não foi possível ler os números.').text}
          {data && ` Mostramos os de ${formatMoment(data.at)}.`}
          <Button size="compact-sm" variant="default" loading={isFetching} onClick={refetch}>
            Tentar Novamente
          </Button>
        </p>
      )}
      {data && (
        <p className="soft small spaced">
          {data.nextRunAt ? 'Próxima limpeza automática: ' : 'A limpeza automática está desligada.'}
          {data.nextRunAt && <strong>{formatMoment(data.nextRunAt)}</strong>}
          {data.nextRunAt && '.'}
        </p>
      )}
    </section>
  );
}
