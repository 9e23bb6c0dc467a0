import { useEraseSuggestionMutation } from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';

interface Props {
  readonly id: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes one message away for good. */
export function EraseSuggestion({ id, onDone, onClose }: Props) {
  const [erase] = useEraseSuggestionMutation();
  return (
    <ConfirmDialog
      title="Apagar esta mensagem?"
      confirm="Apagar"
      cancel="Manter"
      failed="Não foi possível apagar a mensagem."
      call={() => erase({ id })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>A mensagem, o e-mail e a resposta são apagados de vez. Fica registrado quem apagou e quando.</p>
    </ConfirmDialog>
  );
}
