import { TextInput } from '@mantine/core';
import { type PasskeyItem, useRenamePasskeyMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PASSKEY_NAME_LENGTH, passkeyNameRule } from './passkey-name';

interface Props {
  readonly passkey: PasskeyItem;
  readonly onClose: (done?: string) => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const { field, handleSubmit, refuse, inDialog } = useServerForm({ defaultValues: { name: passkey.name } });
  const [rename] = useRenamePasskeyMutation();

  const submit = handleSubmit(async ({ name }) => {
    const answer = await rename({ id: passkey.id, renamePasskeyRequest: { name: name.trim() } });
    if (!answer.error) return onClose('Nome trocado.');
    refuse(answer.error, 'Não foi possível trocar o nome.');
  });

  return (
    <FormDialog title="Renomear chave de acesso" submit="Salvar" {...inDialog} onSubmit={submit} onClose={onClose}>
      <TextInput size="md" label="Nome da chave" maxLength={PASSKEY_NAME_LENGTH} {...field('name', passkeyNameRule)} />
    </FormDialog>
  );
}
