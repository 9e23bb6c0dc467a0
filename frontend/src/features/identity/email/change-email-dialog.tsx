import { newAccountEmailRule } from '@kernel/account-email';
import { loginPasswordRule } from '@kernel/rules';
import { useChangeEmailMutation, useGetOwnTotpQuery, useStepUpSubscriberMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { AccountEmailField } from '../account-email-field';
import { EmailSuggestion } from '../email-suggestion';
import { CodeField } from '../second-factor/code-field';
import { useEmailDomains } from '../use-email-domains';

interface Fields {
  email: string;
  password: string;
  totp: string;
}

const FAILED = 'Não foi possível trocar o e-mail.';

/** Asks the new address for its confirmation; until then nothing changes. Who has a second factor shows it here, so that nothing is asked twice. */
export function ChangeEmailDialog({ onClose }: { onClose: (done?: string) => void }) {
  const form = useServerForm<Fields>({ mode: 'onTouched', defaultValues: { email: '', password: '', totp: '' } });
  const { field, handleSubmit, refuse, setValue, watch, inDialog } = form;
  const domains = useEmailDomains();
  const [change] = useChangeEmailMutation();
  const [prove] = useStepUpSubscriberMutation();
  const withCode = useGetOwnTotpQuery().data?.enabled === true;

  const submit = handleSubmit(async ({ email, password, totp }) => {
    const proof = withCode ? await prove({ ownerProofRequest: { password, totp: totp.trim() } }) : null;
    if (proof?.error) return refuse(proof.error, FAILED);
    const answer = await change({ changeEmailRequest: { email: email.trim().toLowerCase(), password } });
    if (answer.data) return onClose(answer.data.message);
    refuse(answer.error, FAILED);
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
      {withCode && <CodeField {...field('totp', (value) => Boolean(value.trim()) || 'Digite o código')} />}
    </FormDialog>
  );
}
