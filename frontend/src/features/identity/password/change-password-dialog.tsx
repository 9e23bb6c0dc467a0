import { loginPasswordRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { FormProvider, useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { FormProblem } from '../../../shared/ui/form-problem';
import { applyServerFields } from '../../../shared/ui/server-fields';
import classes from '../identity-form.module.css';
import { PasswordField } from '../password-field';
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
    <Dialog title="Trocar senha" onClose={onClose}>
      <form onSubmit={submit} noValidate className={`${classes.form} ${classes.inDialog}`}>
        <FormProblem text={errors.root?.message} />
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { validate: (value) => loginPasswordRule(value) ?? true })}
        />
        <FormProvider {...form}>
          <NewPasswordFields />
        </FormProvider>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isSubmitting}>
            Trocar senha
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
