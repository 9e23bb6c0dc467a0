import { Button } from '@mantine/core';
import { useId } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useCallDispatch } from '../../../shared/api/call';
import {
  type AuditStateAnswer,
  generatedApi,
  useGetAuditStateQuery,
  useLazyVerifyAuditQuery,
} from '../../../shared/api/generated';
import { Ago } from '../../../shared/ui/ago';
import { formatMoment } from '../../../shared/ui/dates';
import { counted } from '../../../shared/ui/numbers';
import classes from './verification-panel.module.css';
import { Report } from './verification-report';

/** Whether the audit is still what was written: who checked last, a check now, and where it differs. */
export function VerificationPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const title = useId();
  const dispatch = useCallDispatch();
  const { data: state, isLoading } = useGetAuditStateQuery();
  const [verify, { data: report, error, isFetching }] = useLazyVerifyAuditQuery();
  const run = async () => {
    await verify();
    dispatch(generatedApi.util.invalidateTags(['AuditState']));
  };
  return (
    <section
      className={`row boxed ${classes.panel}`}
      aria-labelledby={title}
      data-intact={report ? report.intact : undefined}
      data-waiting={isLoading || undefined}
    >
      <div>
        <h2 id={title} className="size-17">
          Cadeia de selos
        </h2>
        <div role="status">
          {report && !isFetching ? <Report report={report} onOpen={onOpen} /> : state && <State state={state} />}
          {error !== undefined && !isFetching && (
            <p>{readApiError(error, 'Não foi possível conferir. Tente novamente.').text}</p>
          )}
        </div>
      </div>
      <Button variant="default" loading={isFetching} onClick={run}>
        Conferir agora
      </Button>
    </section>
  );
}

function State({ state: { unsealed, lastBlock, lastVerification: last } }: { state: AuditStateAnswer }) {
  return (
    <>
      <p>
        {lastBlock === null ? 'Nenhum bloco ainda.' : `${counted(lastBlock, 'bloco')}.`}{' '}
        {unsealed === 0 ? 'Nada espera por selo.' : `À espera de selo: ${counted(unsealed, 'registro')}.`}
      </p>
      <p>
        {last ? (
          <>
            Conferida{' '}
            <span title={formatMoment(last.at)}>
              <Ago at={last.at} />
            </span>
            {last.adminName && ` por ${last.adminName}`}:{' '}
            {last.problemCount === 0 ? 'nada diferia.' : `${counted(last.problemCount, 'diferença')}.`}
          </>
        ) : (
          'Ainda não foi conferida por ninguém.'
        )}
      </p>
    </>
  );
}
