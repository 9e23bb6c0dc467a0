import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import { formatMoment } from '../../../shared/ui/dates';
import { FailedPanel } from '../../../shared/ui/failed-panel';
import type { LoadedQuery } from '../../../shared/ui/loaded';

const FAILED = 'Não foi possível carregar agora. Tente de novo em instantes.';

/** That the figures cannot be had now. Those known last stay on the screen, under their time; none are made up. */
export function Unavailable({ query }: { query: LoadedQuery<{ readonly at: string }> }) {
  const { data, error, isFetching, refetch } = query;
  if (!data) return <FailedPanel title="Indisponível" text={FAILED} query={query} />;
  return (
    <div className="caution row away middle between" role="alert">
      <p>
        <strong>Indisponível.</strong> Estes são os últimos números conhecidos, de {formatMoment(data.at)}.{' '}
        {readApiError(error, FAILED).text}
      </p>
      <Button size="compact-md" variant="default" loading={isFetching} onClick={refetch}>
        Tentar Novamente
      </Button>
    </div>
  );
}
