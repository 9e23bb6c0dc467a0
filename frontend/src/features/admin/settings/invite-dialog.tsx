import { adminUsernameRule } from '@kernel/admin-account';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useInviteAdminMutation } from '../../../shared/api/generated';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { SecretDialog } from '../../../shared/ui/secret-dialog';

/** Makes an administrator and shows the one-time password, here and never again. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [username, setUsername] = useState('');
  const [tried, setTried] = useState(false);
  const [invite, { data, error, isLoading }] = useInviteAdminMutation();
  const wrong = tried ? adminUsernameRule(username) : null;
  const problem = error ? readApiError(error, 'Não foi possível convidar.').text : null;

  function submit(): void {
    setTried(true);
    if (adminUsernameRule(username) === null) void invite({ inviteAdminBody: { username } });
  }
  if (data)
    return (
      <SecretDialog
        title="Administrador convidado"
        note={`Entregue a ${data.username}, por um meio seguro, o nome de usuário e esta senha. Ela vale para o primeiro acesso e não será mostrada de novo.`}
        secret={data.password}
        copy={['Copiar senha', 'Senha copiada']}
        onClose={onClose}
      />
    );
  return (
    <FormDialog title="Convidar administrador" submit="Convidar" busy={isLoading} onSubmit={submit} onClose={onClose}>
      <p>
        Um administrador vê e muda tudo o que está nesta área. A conta nasce com uma senha de uso único, que só aparece
        uma vez.
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
