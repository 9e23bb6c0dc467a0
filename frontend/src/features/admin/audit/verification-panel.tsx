import { Button } from '@mantine/core';
import { useId } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useCallDispatch } from '../../../shared/api/call';
import { generatedApi, useGetAuditStateQuery, useLazyVerifyAuditQuery } from '../../../shared/api/generated';
import classes from './verification-panel.module.css';
import { Report } from './verification-report';
import { State } from './verification-state';

/** Whether the audit is still what was written: who checked last, a check now, and where it differs. */
export function VerificationPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const title = useId();
  const dispatch = useCallDispatch();
  const { data: state } = useGetAuditStateQuery();
  const [verify, { data: report, error, isFetching }] = useLazyVerifyAuditQuery();
  const run = async () => {
    await verify();
    dispatch(generatedApi.util.invalidateTags(['AuditState']));
  };
  return (
    <section
      className={`boxed ${classes.panel}`}
      aria-labelledby={title}
      data-intact={report ? report.intact : undefined}
    >
      <div>
        <h2 id={title}>Cadeia de selos</h2>
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
