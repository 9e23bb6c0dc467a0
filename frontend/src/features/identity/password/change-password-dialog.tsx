import { loginPasswordRule } from '@kernel/rules';
import { FormProvider } from 'react-hook-form';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { type NewPassword, NewPasswordFields } from './new-password-fields';
import { useChangePasswordMutation } from './password.api';

interface Fields extends NewPassword {
  currentPassword: string;
}

const EMPTY: Fields = { currentPassword: '', newPassword: '', confirmation: '' };

interface Props {
  readonly onClose: () => void;
  readonly onChanged: (message: string) => void;
}

export function ChangePasswordDialog({ onClose, onChanged }: Props) {
  const form = useServerForm<Fields>({ mode: 'onTouched', defaultValues: EMPTY });
  const { field, handleSubmit, refuse, problem, busy } = form;
  const [change] = useChangePasswordMutation();

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    const answer = await change({ changePasswordRequest: { currentPassword, newPassword } });
    if (answer.data) {
      onChanged(answer.data.message);
      return onClose();
    }
    refuse(answer.error, 'Não foi possível trocar a senha.');
  });

  return (
    <FormDialog
      title="Trocar senha"
      submit="Trocar senha"
      busy={busy}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
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
