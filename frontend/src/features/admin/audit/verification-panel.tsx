import { Button } from '@mantine/core';
import { useId } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useCallDispatch } from '../../../shared/api/call';
import type { AuditProblemAnswer, AuditStateAnswer, AuditVerificationAnswer } from '../../../shared/api/generated';
import { formatMoment, timeAgo } from '../../../shared/ui/dates';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import { auditApi, useGetAuditStateQuery, useLazyVerifyAuditQuery } from './audit.api';
import classes from './verification-panel.module.css';

const MOST_SHOWN = 20;
const KINDS: Readonly<Record<AuditProblemAnswer['kind'], string>> = {
  altered: 'Registro alterado depois do selo',
  missing: 'Registro apagado depois do selo',
  inserted: 'Registro posto por fora',
  forged: 'Registro sem a marca da aplicação: forjado, ou alterado antes do selo',
  seal_broken: 'Bloco alterado, forjado ou trocado de lugar',
  seal_missing: 'Bloco que falta',
  head_lost: 'A cadeia não chega ao que foi anotado fora do banco',
  stamp_broken: 'Anotação externa cujo carimbo do tempo não confere',
};

/** Whether the audit is still what was written: who checked last, a check now, and where it differs. */
export function VerificationPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const title = useId();
  const dispatch = useCallDispatch();
  const { data: state } = useGetAuditStateQuery();
  const [verify, { data: report, error, isFetching }] = useLazyVerifyAuditQuery();
  const run = async () => {
    await verify();
    dispatch(auditApi.util.invalidateTags(['AuditState']));
  };
  return (
    <section className={classes.panel} aria-labelledby={title} data-intact={report ? report.intact : undefined}>
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
            Conferida <span title={formatMoment(last.at)}>{timeAgo(last.at).toLowerCase()}</span>
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

function Report({ report, onOpen }: { report: AuditVerificationAnswer; onOpen: (id: string) => void }) {
  const { intact, blocks, sealed, sealedAdminActions, unsealed, heads, problemCount, problems } = report;
  return (
    <>
      <p className={classes.verdict}>
        {intact
          ? 'Íntegra: nada foi alterado, apagado, inserido ou trocado de lugar.'
          : `Não confere: ${counted(problemCount, 'diferença')}.`}
      </p>
      <p>
        {counted(sealed, 'registro')} e {counted(sealedAdminActions, 'ação', 'ações')} de administradores em{' '}
        {counted(blocks, 'bloco')}, {formatNumber(unsealed)} à espera de selo,{' '}
        {heads === 0 ? 'sem anotação externa para comparar' : `${formatNumber(heads)} anotações externas comparadas`}.
      </p>
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.slice(0, MOST_SHOWN).map(({ kind, records, block, id }) => (
            <li key={`${kind} ${block} ${id}`}>
              {KINDS[kind]}
              {records === 'admin-actions' && ' (ação de administrador)'}
              {block !== null && `, bloco ${block}`}
              {id && canBeOpened(kind, records) && (
                <Button variant="subtle" size="compact-sm" onClick={() => onOpen(id)}>
                  Abrir
                </Button>
              )}
              {id && !canBeOpened(kind, records) && <code> {id}</code>}
            </li>
          ))}
          {problemCount > MOST_SHOWN && <li>e mais {formatNumber(problemCount - MOST_SHOWN)}</li>}
        </ul>
      )}
    </>
  );
}

function canBeOpened(kind: AuditProblemAnswer['kind'], records: AuditProblemAnswer['records']): boolean {
  return kind !== 'missing' && records === 'lookups';
}
