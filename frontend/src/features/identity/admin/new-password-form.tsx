import { adminPasswordRule, confirmPasswordRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { FormProblem } from '../../../shared/ui/form-problem';
import { PasswordField } from '../../../shared/ui/password-field';
import { applyServerFields } from '../../../shared/ui/server-fields';
import classes from '../identity-form.module.css';
import { useChangeAdminPasswordMutation } from './admin-security.api';

interface Fields {
  newPassword: string;
  confirmation: string;
}

/** A new password for the administrator who is signed in. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const { register, handleSubmit, getValues, setError, reset, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const [change] = useChangeAdminPasswordMutation();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ newPassword }) => {
    const answer = await change({ changeAdminPasswordRequest: { newPassword } });
    if (answer.error) {
      return applyServerFields(readApiError(answer.error, 'Erro no servidor'), setError, ['newPassword']);
    }
    reset();
    onChanged();
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormProblem text={errors.root?.message} />
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        description={errors.newPassword ? undefined : 'Mínimo 8 caracteres com maiúscula, minúscula e número'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: (value) => adminPasswordRule(value) ?? true })}
      />
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (value) => confirmPasswordRule(getValues('newPassword'), value) ?? true,
        })}
      />
      <Button type="submit" size="md" loading={isSubmitting}>
        Trocar senha
      </Button>
    </form>
  );
}
