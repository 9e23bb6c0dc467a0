import { accountEmailRule, loginPasswordRule } from '@kernel/rules';

import { useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { applyServerFields } from '../../../shared/ui/server-fields';
import { AccountEmailField } from '../account-email-field';
import { EmailSuggestion } from '../email-suggestion';
import { useEmailDomains } from '../use-email-domains';
import { useChangeEmailMutation } from './email.api';

interface Fields {
  email: string;
  password: string;
}

interface Props {
  readonly onClose: () => void;
  readonly onAsked: (message: string) => void;
}

/** Asks the new address for its confirmation; until then nothing changes. */
export function ChangeEmailDialog({ onClose, onAsked }: Props) {
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { email: '', password: '' } });
  const { register, handleSubmit, setError, setValue, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const domains = useEmailDomains();
  const [change] = useChangeEmailMutation();

  const submit = handleSubmit(async ({ email, password }) => {
    const answer = await change({ changeEmailRequest: { email: email.trim().toLowerCase(), password } });
    if (answer.data) {
      onAsked(answer.data.message);
      return onClose();
    }
    const problem = readApiError(answer.error, 'Não foi possível trocar o e-mail.');
    applyServerFields(problem, setError, ['email', 'password']);
  });

  return (
    <FormDialog
      title="Trocar e-mail"
      submit="Enviar confirmação"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Enviamos um link ao novo endereço. A mudança vale depois que você o abrir; até lá, nada muda.</p>
      <div>
        <AccountEmailField
          label="Novo e-mail"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: (value) => accountEmailRule(value, domains) ?? true })}
        />
        <EmailSuggestion
          email={watch('email')}
          domains={domains}
          onAccept={(email) => setValue('email', email, { shouldValidate: true, shouldTouch: true })}
        />
      </div>
      <PasswordField
        label="Sua senha"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: (value) => loginPasswordRule(value) ?? true })}
      />
    </FormDialog>
  );
}
