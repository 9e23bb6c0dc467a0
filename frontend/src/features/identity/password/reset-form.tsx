import { Button } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { useResetPasswordMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormProblem } from '../../../shared/ui/form-problem';
import { type NewPassword, NewPasswordFields } from './new-password-fields';

interface Props {
  readonly token: string;
  /** Whose password it is, masked. */
  readonly email: string | null;
  readonly onDone: (message: string) => void;
  /** The link was used or ran out in the meantime. */
  readonly onInvalid: (text: string) => void;
}

export function ResetForm({ token, email, onDone, onInvalid }: Props) {
  const form = useServerForm<NewPassword>({ mode: 'onTouched', defaultValues: { newPassword: '', confirmation: '' } });
  const { handleSubmit, show, problem, busy } = form;
  const [reset] = useResetPasswordMutation();

  const submit = handleSubmit(async ({ newPassword }) => {
    const answer = await reset({ resetPasswordRequest: { token, newPassword } });
    if (answer.data) return onDone(answer.data.message);
    const refusal = readApiError(answer.error, 'Erro ao redefinir senha');
    if (refusal.code === 'LINK_INVALID') return onInvalid(refusal.text);
    show(refusal);
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      {email && (
        <p className="soft medium">
          Conta <strong className="ink">{email}</strong>
        </p>
      )}
      <FormProblem text={problem} />
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <Button type="submit" size="md" fullWidth loading={busy}>
        Redefinir senha
      </Button>
    </form>
  );
}
