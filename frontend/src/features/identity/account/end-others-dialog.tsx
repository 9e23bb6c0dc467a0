import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { useEndOtherSessionsMutation } from './account.api';

interface Props {
  readonly others: number;
  readonly onClose: () => void;
  readonly onEnded: (ended: number) => void;
}

export function EndOthersDialog({ others, onClose, onEnded }: Props) {
  const [endOthers, { isLoading, error }] = useEndOtherSessionsMutation();
  const confirm = async () => {
    const answer = await endOthers();
    if (!answer.data) return;
    onEnded(answer.data.ended);
    onClose();
  };
  return (
    <Dialog title="Sair de todos os outros?" onClose={onClose}>
      <p>
        {others === 1 ? 'O outro dispositivo sai' : `Os outros ${others} dispositivos saem`} da sua conta agora. Este
        continua.
      </p>
      {error && <p role="alert">{readApiError(error, 'Não foi possível sair dos outros dispositivos.').text}</p>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={confirm} loading={isLoading}>
          Sair dos outros
        </Button>
      </DialogActions>
    </Dialog>
  );
}
