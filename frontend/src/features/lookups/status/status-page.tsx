import { lookupDefinition } from '@kernel/lookup-catalogue';
import { type StatusAnswer, useGetPublicStatusQuery } from '../../../shared/api/generated';
import { Fold } from '../../../shared/ui/fold';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { IncidentList } from './incident-list';
import { OverallState } from './overall-state';
import { PartRow } from './part-row';
import { Freshness } from './status-freshness';
import { ORIGIN_LABELS, partName } from './status-labels';
import classes from './status-page.module.css';

const EVERY_MS = 30_000;

/** How the service is doing and how it did, for everybody. */
export function StatusPage() {
  usePageTitle('Situação do serviço');
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetPublicStatusQuery(undefined, {
    pollingInterval: EVERY_MS,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>Situação do serviço</h1>
      {data ? (
        <>
          <Freshness
            status={data}
            failed={error !== undefined}
            at={fulfilledTimeStamp ?? Date.now()}
            busy={isFetching}
            onRetry={refetch}
          />
          <Known status={data} current={error === undefined && data.current} />
        </>
      ) : error ? (
        <StatePanel
          title="Indisponível"
          text="Não foi possível saber como o serviço está. Verifique sua internet e tente novamente."
          action={{ label: 'Tentar Novamente', onClick: refetch, busy: isFetching }}
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Known({ status, current }: { status: StatusAnswer; current: boolean }) {
  return (
    <>
      <OverallState status={status} current={current} />
      <section className={classes.section} aria-labelledby="consultas">
        <h2 id="consultas" className="size-20">
          Consultas
        </h2>
        <ul className="ruled spaced">
          {status.lookups.map(({ type, origins, ...part }) => (
            <PartRow
              key={type}
              name={lookupDefinition(type).label}
              note={origins.map((origin) => ORIGIN_LABELS[origin]).join(' e ')}
              part={part}
            />
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="partes">
        <h2 id="partes" className="size-20">
          Nosso sistema
        </h2>
        <ul className="ruled spaced">
          {status.parts.map(({ part, ...rest }) => (
            <PartRow key={part} name={partName(part)} note="" part={rest} />
          ))}
        </ul>
      </section>
      <IncidentList incidents={status.incidents} />
      <div className={classes.section}>
        <Fold label="Como medimos">
          <p className="soft medium near">
            Contamos cada pergunta feita às fontes. Que uma fonte diga "não encontrado" conta como resposta. De cinco em
            cinco minutos: com duas falhas ou mais e menos de 95% de respostas, a consulta está instável; com três
            falhas ou mais e menos da metade, fora do ar. Um dia em que ninguém perguntou fica sem medição.
          </p>
        </Fold>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Carregando" className={`felt-wait ${classes.waiting}`}>
      {[1, 2, 3, 4, 5].map((row) => (
        <i key={row} />
      ))}
    </div>
  );
}
