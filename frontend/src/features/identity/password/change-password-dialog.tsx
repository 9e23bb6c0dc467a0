import { loginPasswordRule } from '@kernel/rules';
import { FormProvider, useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { applyServerFields } from '../../../shared/ui/server-fields';
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
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: EMPTY });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const [change] = useChangePasswordMutation();

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    const answer = await change({ changePasswordRequest: { currentPassword, newPassword } });
    if (answer.data) {
      onChanged(answer.data.message);
      return onClose();
    }
    const problem = readApiError(answer.error, 'Não foi possível trocar a senha.');
    applyServerFields(problem, setError, ['currentPassword', 'newPassword']);
  });

  return (
    <FormDialog
      title="Trocar senha"
      submit="Trocar senha"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { validate: (value) => loginPasswordRule(value) ?? true })}
      />
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
    </FormDialog>
  );
}
