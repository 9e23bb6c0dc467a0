import { adminUsernameRule } from '@kernel/admin-account';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type AdminInvitedAnswer, useInviteAdminMutation } from '../../../shared/api/generated';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { SecretDialog } from '../../../shared/ui/secret-dialog';

interface Props {
  readonly onInvited: (invited: AdminInvitedAnswer) => void;
  readonly onClose: () => void;
}

/** Makes an administrator, with a one-time password. */
export function InviteDialog({ onInvited, onClose }: Props) {
  const [username, setUsername] = useState('');
  const [tried, setTried] = useState(false);
  const [invite, { error, isLoading }] = useInviteAdminMutation();
  const wrong = tried ? adminUsernameRule(username) : null;
  const problem = error ? readApiError(error, 'Não foi possível convidar.').text : null;

  async function submit(): Promise<void> {
    setTried(true);
    if (adminUsernameRule(username) !== null) return;
    const { data } = await invite({ username });
    if (data) onInvited(data);
  }
  return (
    <FormDialog title="Convidar administrador" submit="Convidar" busy={isLoading} onSubmit={submit} onClose={onClose}>
      <p>
        Um administrador vê e muda tudo o que está nesta área. A conta nasce com uma senha de uso único, que só aparece
        uma vez. Convidar de novo quem ainda não entrou cria outra senha e encerra a anterior.
      </p>
      <TextInput
        label="Usuário"
        autoComplete="off"
        maxLength={40}
        value={username}
        error={wrong ?? problem}
        onChange={({ currentTarget }) => setUsername(currentTarget.value)}
      />
    </FormDialog>
  );
}

/** The one-time password, here and never again. */
export function InvitedDialog({ invited, onClose }: { invited: AdminInvitedAnswer; onClose: () => void }) {
  const { username, password } = invited;
  return (
    <SecretDialog
      title="Administrador convidado"
      note={`Entregue a ${username}, por um meio seguro, o nome de usuário e esta senha. Ela vale para o primeiro acesso e não será mostrada de novo.`}
      secret={password}
      copy={['Copiar senha', 'Senha copiada']}
      onClose={onClose}
    />
  );
}
