import { loginPasswordRule } from '@kernel/rules';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { applyServerFields } from '../../../shared/ui/server-fields';
import { PASSKEY_NAME_LENGTH, passkeyNameRule } from './passkey-name';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkeys.api';
import { makePasskey } from './web-authn';

const FAILED = 'Não foi possível adicionar a chave.';
const NONE_MADE = 'O navegador não criou uma chave. Tente de novo.';

/** Asks for a name and the password, then the browser for a passkey. `onClose` is told what was done, if anything. */
export function AddPasskeyDialog({ onClose }: { onClose: (done?: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '', password: '' } });
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, password }) => {
    const refuse = (error: unknown) => applyServerFields(readApiError(error, FAILED), setError, ['name', 'password']);
    const asked = await begin({ beginPasskeyRequest: { password } });
    if (!asked.data) return refuse(asked.error);
    const response = await makePasskey(asked.data.options);
    if (!response) return setError('root', { message: NONE_MADE });
    const answer = await add({ addPasskeyRequest: { name: name.trim(), response } });
    if (answer.error) return refuse(answer.error);
    onClose('Chave adicionada.');
  });

  return (
    <FormDialog
      title="Adicionar chave de acesso"
      submit="Adicionar"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <TextInput
        size="md"
        label="Nome da chave"
        placeholder="Celular"
        maxLength={PASSKEY_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name', { validate: passkeyNameRule })}
      />
      <PasswordField
        label="Sua senha"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: (value) => loginPasswordRule(value) ?? true })}
      />
    </FormDialog>
  );
}
