import { Button } from '@mantine/core';
import type { PromotionalCodeAnswer } from '../../../shared/api/generated';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { useDeletePromotionalCodeMutation } from './promo-codes.api';
import classes from './promo-codes.module.css';
import { refusal } from './use-promo-notices';

interface Props {
  readonly code: PromotionalCodeAnswer;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** What is deleted cannot be brought back, so it is asked once more. */
export function DeleteDialog({ code, onDone, onClose }: Props) {
  const [remove, { isLoading, error }] = useDeletePromotionalCodeMutation();
  const confirm = async () => {
    const { data } = await remove({ id: code.id });
    if (data) onDone(data.message);
  };
  return (
    <Dialog title={`Deletar ${code.code}`} onClose={onClose}>
      <p>Tem certeza que deseja deletar este código promocional?</p>
      <p>Ninguém mais poderá usá-lo. Os pagamentos feitos com ele continuam como estão.</p>
      <p className={classes.problem} role="alert">
        {error && refusal(error, 'Erro ao deletar código')}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Manter
        </Button>
        <Button color="red" loading={isLoading} onClick={confirm}>
          Deletar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
