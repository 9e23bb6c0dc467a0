import { Button } from '@mantine/core';
import { formatMoment } from '../../../shared/ui/dates';
import { Problem } from '../../../shared/ui/problem';
import { Tag } from '../../../shared/ui/tag';
import { useRemoveTotpMutation, useRenewRecoveryCodesMutation } from './admin-security.api';
import classes from './security-page.module.css';

interface OnProps {
  readonly since: string | null;
  readonly codesLeft: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function TotpOn({ since, codesLeft, onCodes }: OnProps) {
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
        <Tag tone="success">Ligada</Tag>
        {since && <span className={classes.text}>desde {formatMoment(since)}</span>}
      </p>
      <p className={classes.text}>
        {codesLeft === 1 ? 'Resta 1 código de recuperação.' : `Restam ${codesLeft} códigos de recuperação.`}
      </p>
      <Problem error={problem} />
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
