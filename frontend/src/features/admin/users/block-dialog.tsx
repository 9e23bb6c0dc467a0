import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { useBlockAccountMutation } from './users.api';
import classes from './users.module.css';

interface Props {
  readonly id: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Confirms that somebody gets in no more. */
export function BlockDialog({ id, onDone, onClose }: Props) {
  const [block, { isLoading, error }] = useBlockAccountMutation();
  const confirm = async () => {
    const { data } = await block({ id });
    if (data) onDone();
  };
  return (
    <Dialog title="Bloquear esta conta?" onClose={onClose}>
      <p>
        As sessões abertas terminam agora, e ninguém entra nela até o desbloqueio. Plano e histórico ficam como estão.
      </p>
      <p className={classes.problem} role="alert">
        {error && readApiError(error, 'Não foi possível bloquear a conta.').text}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button color="red" loading={isLoading} onClick={confirm}>
          Bloquear
        </Button>
      </DialogActions>
    </Dialog>
  );
}
