import { adminUsernameRule } from '@kernel/admin-account';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useInviteAdminMutation } from '../../../shared/api/generated';
import { CopySecret } from '../../../shared/ui/copy-secret';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { FormDialog } from '../../../shared/ui/form-dialog';
import classes from './settings.module.css';

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
  if (data) {
    return (
      <Dialog title="Administrador convidado" onClose={onClose}>
        <p role="status">
          Entregue estes dados a {data.username} por um meio seguro. A senha vale para o primeiro acesso e não será
          mostrada de novo.
        </p>
        <dl className={classes.secret}>
          <dt className="soft small">Usuário</dt>
          <dd>{data.username}</dd>
          <dt className="soft small">Senha de uso único</dt>
          <dd>
            <code className="size-18">{data.password}</code>
          </dd>
        </dl>
        <DialogActions>
          <CopySecret value={data.password} words={['Copiar senha', 'Senha copiada']} />
          <Button onClick={onClose}>Já anotei</Button>
        </DialogActions>
      </Dialog>
    );
  }
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
