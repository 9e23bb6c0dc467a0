import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import type { SuppressionAnswer } from '../../../shared/api/generated';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { KINDS, REASONS } from './suppression-words';
import { useLiftSuppressionMutation } from './suppressions.api';
import classes from './suppressions.module.css';

interface Props {
  readonly suppression: SuppressionAnswer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Confirms that somebody may be told of again. */
export function LiftDialog({ suppression, onDone, onClose }: Props) {
  const [lift, { isLoading, error }] = useLiftSuppressionMutation();
  const { id, tipo, motivo, protocolo } = suppression;
  const confirm = async () => {
    const { data } = await lift({ id });
    if (data) onDone();
  };
  return (
    <Dialog title="Levantar a supressão?" onClose={onClose}>
      <p>
        {KINDS[tipo]}, {REASONS[motivo].toLowerCase()}, protocolo {protocolo}.
      </p>
      <p className={classes.lead}>
        O que ela esconde volta a ser mostrado, a menos que outra supressão valha para a mesma pessoa. O registro fica.
      </p>
      <p className={classes.problem} role="alert">
        {error && readApiError(error, 'Não foi possível levantar a supressão.').text}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Manter
        </Button>
        <Button color="red" loading={isLoading} onClick={confirm}>
          Levantar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
