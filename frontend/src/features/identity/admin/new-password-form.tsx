import { adminPasswordRule, confirmPasswordRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { useChangeAdminPasswordMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormProblem } from '../../../shared/ui/form-problem';
import { PasswordField } from '../../../shared/ui/password-field';

/** A new password for the administrator who is signed in. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const { field, handleSubmit, getValues, refuse, reset, problem, busy, formState } = useServerForm({
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const [change] = useChangeAdminPasswordMutation();

  const submit = handleSubmit(async ({ newPassword }) => {
    const answer = await change({ newPassword });
    if (answer.error) {
      return refuse(answer.error, 'Erro no servidor');
    }
    reset();
    onChanged();
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        description={formState.errors.newPassword ? undefined : 'Mínimo 8 caracteres com maiúscula, minúscula e número'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('newPassword', adminPasswordRule)}
      />
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        {...field('confirmation', (value) => confirmPasswordRule(getValues('newPassword'), value))}
      />
      <Button type="submit" size="md" loading={busy}>
        Trocar senha
      </Button>
    </form>
  );
}
