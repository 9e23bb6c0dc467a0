import { newAccountEmailRule } from '@kernel/account-email';
import { loginPasswordRule } from '@kernel/rules';
import { useChangeEmailMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { useEmailDomains } from '../../../shared/use-email-domains';
import { AccountEmailField } from '../account-email-field';
import { EmailSuggestion } from '../email-suggestion';

/** Asks the new address for its confirmation; until then nothing changes. */
export function ChangeEmailDialog({ onClose }: { onClose: (done?: string) => void }) {
  const form = useServerForm({ mode: 'onTouched', defaultValues: { email: '', password: '' } });
  const { field, handleSubmit, refuse, setValue, watch, inDialog } = form;
  const domains = useEmailDomains();
  const [change] = useChangeEmailMutation();

  const submit = handleSubmit(async ({ email, password }) => {
    const answer = await change({ email: email.trim().toLowerCase(), password });
    if (answer.data) return onClose(answer.data.message);
    refuse(answer.error, 'Não foi possível trocar o e-mail.');
  });

  return (
    <FormDialog title="Trocar e-mail" submit="Enviar confirmação" {...inDialog} onSubmit={submit} onClose={onClose}>
      <p>Enviamos um link ao novo endereço. A mudança vale depois que você o abrir; até lá, nada muda.</p>
      <div>
        <AccountEmailField
          label="Novo e-mail"
          autoComplete="email"
          {...field('email', (value) => newAccountEmailRule(value, domains))}
        />
        <EmailSuggestion
          email={watch('email')}
          domains={domains}
          onAccept={(email) => setValue('email', email, { shouldValidate: true, shouldTouch: true })}
        />
      </div>
      <PasswordField label="Sua senha" autoComplete="current-password" {...field('password', loginPasswordRule)} />
    </FormDialog>
  );
}
