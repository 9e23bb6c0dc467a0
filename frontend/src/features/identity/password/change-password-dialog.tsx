import { loginPasswordRule } from '@kernel/rules';
import { FormProvider } from 'react-hook-form';
import { useChangePasswordMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { type NewPassword, NewPasswordFields } from './new-password-fields';

interface Fields extends NewPassword {
  currentPassword: string;
}

const EMPTY: Fields = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePasswordDialog({ onClose }: { onClose: (done?: string) => void }) {
  const form = useServerForm<Fields>({ mode: 'onTouched', defaultValues: EMPTY });
  const { field, handleSubmit, refuse, inDialog } = form;
  const [change] = useChangePasswordMutation();

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    const answer = await change({ changePasswordRequest: { currentPassword, newPassword } });
    if (answer.data) return onClose(answer.data.message);
    refuse(answer.error, 'Não foi possível trocar a senha.');
  });

  return (
    <FormDialog title="Trocar senha" submit="Trocar senha" {...inDialog} onSubmit={submit} onClose={onClose}>
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        {...field('currentPassword', loginPasswordRule)}
      />
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
    </FormDialog>
  );
}
