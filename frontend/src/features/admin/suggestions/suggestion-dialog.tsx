import { SUGGESTION_STATE_LABELS, SUGGESTION_TYPE_LABELS } from '@kernel/suggestion';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type SuggestionItem, useEraseSuggestionMutation } from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { AttendSuggestion } from './attend-suggestion';
import classes from './suggestions.module.css';

interface Props {
  readonly suggestion: SuggestionItem;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One message as a whole: who wrote it, how it stands, and its answer. */
export function SuggestionDialog({ suggestion, onChanged, onClose }: Props) {
  const { id, type, message, email, timestamp, state, answer, answeredAt } = suggestion;
  const [erase] = useEraseSuggestionMutation();
  const [erasing, setErasing] = useState(false);
  if (erasing) {
    return (
      <ConfirmDialog
        title="Apagar esta mensagem?"
        confirm="Apagar"
        cancel="Manter"
        failed="Não foi possível apagar a mensagem."
        call={() => erase(id)}
        onDone={() => {
          onChanged();
          onClose();
        }}
        onClose={() => setErasing(false)}
      >
        <p>A mensagem, o e-mail e a resposta são apagados de vez. Fica registrado quem apagou e quando.</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={SUGGESTION_TYPE_LABELS[type]} onClose={onClose}>
      <p className="soft small">
        {formatMoment(timestamp)}, {email ?? 'sem endereço para a resposta'}. {SUGGESTION_STATE_LABELS[state]}.
      </p>
      <div className={classes.whole}>
        <p className={classes.message}>{message}</p>
        <Button variant="subtle" size="compact-sm" onClick={() => setErasing(true)}>
          Apagar mensagem
        </Button>
      </div>
      {answer === null ? (
        <AttendSuggestion suggestion={suggestion} onChanged={onChanged} onClose={onClose} />
      ) : (
        <>
          <h3 className="size-16 away">Resposta</h3>
          <p className="soft small">{answeredAt && formatMoment(answeredAt)}</p>
          <p className={classes.message}>{answer}</p>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Fechar
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
