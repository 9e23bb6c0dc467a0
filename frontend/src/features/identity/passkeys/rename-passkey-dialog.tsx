import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import type { PasskeyItem } from '../../../shared/api/generated';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { applyServerFields } from '../../../shared/ui/server-fields';
import { PASSKEY_NAME_LENGTH, passkeyNameRule } from './passkey-name';
import { useRenamePasskeyMutation } from './passkeys.api';

interface Props {
  readonly passkey: PasskeyItem;
  readonly onClose: (done?: string) => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: passkey.name } });
  const [rename] = useRenamePasskeyMutation();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name }) => {
    const answer = await rename({ id: passkey.id, renamePasskeyRequest: { name: name.trim() } });
    if (!answer.error) return onClose('Nome trocado.');
    applyServerFields(readApiError(answer.error, 'Não foi possível trocar o nome.'), setError, ['name']);
  });

  return (
    <FormDialog
      title="Renomear chave de acesso"
      submit="Salvar"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <TextInput
        size="md"
        label="Nome da chave"
        maxLength={PASSKEY_NAME_LENGTH}
        error={errors.name?.message}
        {...register('name', { validate: passkeyNameRule })}
      />
    </FormDialog>
  );
}
