import { Button } from '@mantine/core';
import { FormProvider, useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { FormProblem } from '../../../shared/ui/form-problem';
import { applyServerFields } from '../../../shared/ui/server-fields';
import classes from '../identity-form.module.css';
import { type NewPassword, NewPasswordFields } from './new-password-fields';
import { useResetPasswordMutation } from './password.api';

interface Props {
  readonly token: string;
  /** Whose password it is, masked. */
  readonly email: string | null;
  readonly onDone: (message: string) => void;
  /** The link was used or ran out in the meantime. */
  readonly onInvalid: (text: string) => void;
}

export function ResetForm({ token, email, onDone, onInvalid }: Props) {
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { newPassword: '', confirmation: '' } });
  const { handleSubmit, setError, formState } = form;
  const [reset] = useResetPasswordMutation();

  const submit = handleSubmit(async ({ newPassword }) => {
    const answer = await reset({ resetPasswordRequest: { token, newPassword } });
    if (answer.data) return onDone(answer.data.message);
    const problem = readApiError(answer.error, 'Erro ao redefinir senha');
    if (problem.code === 'LINK_INVALID') return onInvalid(problem.text);
    applyServerFields(problem, setError, ['newPassword']);
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {email && (
        <p className={classes.quiet}>
          Conta <strong>{email}</strong>
        </p>
      )}
      <FormProblem text={formState.errors.root?.message} />
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" size="md" fullWidth loading={formState.isSubmitting}>
        Redefinir senha
      </Button>
    </form>
  );
}
