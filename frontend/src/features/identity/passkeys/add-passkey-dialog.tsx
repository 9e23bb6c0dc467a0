import { loginPasswordRule } from '@kernel/rules';
import { TextInput } from '@mantine/core';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { PASSKEY_NAME_LENGTH, passkeyNameRule } from './passkey-name';
import { makePasskey } from './web-authn';

const FAILED = 'Não foi possível adicionar a chave.';
const NONE_MADE = 'O navegador não criou uma chave. Tente de novo.';

/** Asks for a name and the password, then the browser for a passkey. `onClose` is told what was done, if anything. */
export function AddPasskeyDialog({ onClose }: { onClose: (done?: string) => void }) {
  const { field, handleSubmit, setError, refuse, inDialog } = useServerForm({
    defaultValues: { name: '', password: '' },
  });
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  const submit = handleSubmit(async ({ name, password }) => {
    const asked = await begin({ password });
    if (!asked.data) return refuse(asked.error, FAILED);
    // The code that asks the browser may not come.
    const response = await makePasskey(asked.data.options).catch(() => undefined);
    if (!response) return setError('root', { message: response === null ? NONE_MADE : FAILED });
    const answer = await add({ name: name.trim(), response });
    if (answer.error) return refuse(answer.error, FAILED);
    onClose('Chave adicionada.');
  });

  return (
    <FormDialog title="Adicionar chave de acesso" submit="Adicionar" {...inDialog} onSubmit={submit} onClose={onClose}>
      <TextInput
        size="md"
        label="Nome da chave"
        placeholder="Celular"
        maxLength={PASSKEY_NAME_LENGTH}
        {...field('name', passkeyNameRule)}
      />
      <PasswordField label="Sua senha" autoComplete="current-password" {...field('password', loginPasswordRule)} />
    </FormDialog>
  );
}
