import { Button } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { TotpBegun } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import {
  useBeginTotpMutation,
  useGetTotpQuery,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from './admin-security.api';
import { RecoveryCodes } from './recovery-codes';
import classes from './security-page.module.css';
import { TotpEnrolment } from './totp-enrolment';

/** The authenticator app: off, being set up, showing its recovery codes, or on. */
export function TotpCard() {
  const { data, error, isFetching, refetch } = useGetTotpQuery();
  const [begin, beginning] = useBeginTotpMutation();
  const [begun, setBegun] = useState<TotpBegun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const start = async () => setBegun((await begin()).data ?? null);
  const enabled = (recoveryCodes: readonly string[]) => {
    setBegun(null);
    setCodes(recoveryCodes);
  };

  return (
    <Card title="Verificação em duas etapas">
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {!codes && begun && <TotpEnrolment begun={begun} onEnabled={enabled} onCancel={() => setBegun(null)} />}
      {!codes && !begun && error && !data && (
        <>
          <p role="alert">{readApiError(error, 'Não foi possível ler o estado da verificação.').text}</p>
          <Button variant="default" loading={isFetching} onClick={refetch}>
            Tentar Novamente
          </Button>
        </>
      )}
      {!data && !error && <div className={classes.waiting} />}
      {!codes && !begun && data?.enabled === false && (
        <>
          <p className={classes.state}>
            <span className={classes.badge}>Desligada</span>
          </p>
          <p className={classes.text}>
            Com ela, entrar pede também um código do seu celular. Uma senha roubada, sozinha, não abre a administração.
          </p>
          <p className={classes.problem} role="status">
            {beginning.error && readApiError(beginning.error, 'Não foi possível começar.').text}
          </p>
          <Button onClick={start} loading={beginning.isLoading}>
            Ligar
          </Button>
        </>
      )}
      {!codes && !begun && data?.enabled && (
        <TotpOn since={data.enabledAt} codesLeft={data.recoveryCodesLeft} onCodes={setCodes} />
      )}
    </Card>
  );
}

interface OnProps {
  readonly since: string | null;
  readonly codesLeft: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

function TotpOn({ since, codesLeft, onCodes }: OnProps) {
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [remove, removing] = useRemoveTotpMutation();
  const problem = renewing.error ?? removing.error;
  const renewed = async () => {
    const answer = await renew();
    if (answer.data) onCodes(answer.data.recoveryCodes);
  };
  return (
    <>
      <p className={classes.state}>
        <span className={classes.badge} data-on>
          Ligada
        </span>
        {since && <span className={classes.text}>desde {formatMoment(since)}</span>}
      </p>
      <p className={classes.text}>
        {codesLeft === 1 ? 'Resta 1 código de recuperação.' : `Restam ${codesLeft} códigos de recuperação.`}
      </p>
      <p className={classes.problem} role="status">
        {problem && readApiError(problem, 'Não foi possível concluir.').text}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={renewed} loading={renewing.isLoading}>
          Gerar novos códigos
        </Button>
        <Button variant="default" onClick={() => remove()} loading={removing.isLoading}>
          Desligar
        </Button>
      </div>
    </>
  );
}
