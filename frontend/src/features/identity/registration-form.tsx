import { acceptedEmails, newAccountEmailRule } from '@kernel/account-email';
import { accountNameRule, confirmPasswordRule, registrationPasswordRule } from '@kernel/rules';
import { TERMS_VERSION } from '@kernel/terms';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useRegisterAccountMutation } from '../../shared/api/generated';
import { leaveSession } from '../../shared/api/leave-session';
import { writePendingPayer } from '../../shared/api/pending-payer';
import { useServerForm } from '../../shared/forms/use-server-form';
import { whenFilled } from '../../shared/forms/when-filled';
import { FormProblem } from '../../shared/ui/form-problem';
import { PasswordField } from '../../shared/ui/password-field';
import { useEmailDomains } from '../../shared/use-email-domains';
import { AccountEmailField } from './account-email-field';
import { EmailSuggestion } from './email-suggestion';
import { PasswordChecklist } from './password-checklist';
import { type PlanState, useChosenPlan } from './renewal';
import { TermsCheckbox } from './terms-checkbox';
import { CAPTCHA_TEXT, useCaptcha } from './use-captcha';

/** Leads to the plans; where answers are alike for all, an e-mail does, and `onSent` is told what to say. */
export function RegistrationForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useServerForm({
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '', confirmation: '', terms: false },
  });
  const { field, handleSubmit, refuse, setError, setValue, getValues, trigger, watch, formState, problem, busy } = form;
  const { sendProven, challenge } = useCaptcha('register');
  const domains = useEmailDomains();
  const [createAccount] = useRegisterAccountMutation();
  const navigate = useNavigate();
  const chosen = useChosenPlan();

  const submit = handleSubmit(async (fields) => {
    const answer = await sendProven((tokens) =>
      createAccount({
        name: fields.name.trim(),
        email: fields.email.trim().toLowerCase(),
        password: fields.password,
        termsVersion: TERMS_VERSION,
        ...tokens,
      }),
    );
    if (!answer) return setError('root', { message: CAPTCHA_TEXT });
    if (!answer.data) return refuse(answer.error, 'Erro ao fazer cadastro');
    const { user, tempToken, message } = answer.data;
    if (!user || !tempToken) return onSent(message);
    leaveSession();
    writePendingPayer({ token: tempToken, user });
    const state: PlanState = { message, userId: user.id, userEmail: user.email, userName: user.name, ...chosen };
    await navigate('/assinatura', { state });
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <TextInput size="md" label="Nome" autoComplete="name" autoFocus {...whenFilled(field('name', accountNameRule))} />
      <div>
        <AccountEmailField
          description={acceptedEmails(domains)}
          {...whenFilled(field('email', (value) => newAccountEmailRule(value, domains)))}
        />
        <EmailSuggestion
          email={watch('email')}
          domains={domains}
          onAccept={(email) => setValue('email', email, { shouldValidate: true, shouldTouch: true })}
        />
      </div>
      <div>
        <PasswordField
          label="Senha"
          autoComplete="new-password"
          description={formState.errors.password ? undefined : 'Mínimo 6 caracteres com maiúscula, minúscula e número'}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...whenFilled(
            field(
              'password',
              registrationPasswordRule,
              () => formState.touchedFields.confirmation && trigger('confirmation'),
            ),
          )}
        />
        <PasswordChecklist password={watch('password')} />
      </div>
      <PasswordField
        label="Confirmar senha"
        autoComplete="new-password"
        {...whenFilled(field('confirmation', (value) => confirmPasswordRule(getValues('password'), value)))}
      />
      <TermsCheckbox {...field('terms', (value) => value || 'Aceite os termos de uso para continuar.')} />
      {challenge}
      <Button type="submit" size="md" fullWidth loading={busy}>
        Cadastrar
      </Button>
    </form>
  );
}
