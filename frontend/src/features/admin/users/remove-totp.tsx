import { useRemoveAccountTotpMutation } from '../../../shared/api/generated';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import type { Done } from '../../../shared/ui/done-notice';

/** The way back for a subscriber who has lost the authenticator app and the recovery codes. */
export function RemoveTotp({ id, onDone }: { id: string; onDone: (done: Done) => void }) {
  const [remove] = useRemoveAccountTotpMutation();
  return (
    <ConfirmButton
      label="Desligar duas etapas"
      title="Desligar a verificação em duas etapas?"
      confirm="Desligar"
      failed="Não foi possível desligar a verificação."
      call={() => remove(id)}
      onDone={() => onDone({ text: 'Verificação desligada. Avisamos a pessoa por e-mail.' })}
    >
      <p>
        Antes, confirme por outro caminho que quem pede é a dona da conta. Depois, para entrar basta a senha; isto fica
        registrado e a pessoa recebe um e-mail.
      </p>
    </ConfirmButton>
  );
}
