import { Button } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { useRemoveWhatsappMutation } from '../messaging.api';
import classes from './whatsapp.module.css';

interface Props {
  readonly number: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveDialog({ number, onClose, onRemoved }: Props) {
  const [remove, { isLoading }] = useRemoveWhatsappMutation();
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    const answer = await remove();
    const error = answer.error && readApiError(answer.error, 'Não foi possível remover o número.');
    if (error && error.code !== 'WHATSAPP_NOT_LINKED') return setProblem(error.text);
    onClose();
    onRemoved();
  };
  return (
    <Dialog title="Remover este número?" onClose={onClose}>
      <p>O bot deixa de responder a {number}. Você pode adicioná-lo de novo quando quiser.</p>
      {problem && (
        <p role="alert" className={classes.failed}>
          {problem}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Manter
        </Button>
        <Button color="red" loading={isLoading} onClick={confirm}>
          Remover
        </Button>
      </DialogActions>
    </Dialog>
  );
}
