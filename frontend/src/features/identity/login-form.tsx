import { accountEmailRule, emailShapeRule } from '@kernel/account-email';
import { loginPasswordRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../shared/api/api-error';
import { useLoginMutation } from '../../shared/api/generated';
import { useServerForm } from '../../shared/forms/use-server-form';
import { whenFilled } from '../../shared/forms/when-filled';
import { FormProblem } from '../../shared/ui/form-problem';
import { PasswordField } from '../../shared/ui/password-field';
import { useEmailDomains } from '../../shared/use-email-domains';
import { AccountEmailField } from './account-email-field';
import classes from './identity-form.module.css';
import { PasskeyButton } from './passkeys/passkey-button';
import { ForgotPasswordDialog } from './password/forgot-password-dialog';
import { storeRenewal, useChosenPlan } from './renewal';
import { SecondFactorStep } from './second-factor/second-factor-step';
import { signIn } from './sign-in';
import { SuccessMessage } from './success-message';
import { CAPTCHA_TEXT, useCaptcha } from './use-captcha';

interface Props {
  readonly email: string;
  readonly message: string | undefined;
  readonly openForgotPassword: boolean;
}

export function LoginForm({ email, message, openForgotPassword }: Props) {
  const form = useServerForm({ mode: 'onTouched', defaultValues: { email, password: '' } });
  const { field, handleSubmit, show, setError, clearErrors, getValues, watch, formState, problem, busy } = form;
  const { sendProven, challenge } = useCaptcha('login');
  const domains = useEmailDomains();
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const chosen = useChosenPlan();
  const [codeAsked, setCodeAsked] = useState(false);
  const [forgotten, setForgotten] = useState(openForgotPassword);
  const closeForgotten = useCallback(() => setForgotten(false), []);

  const submit = (totp?: string) =>
    handleSubmit(async (fields) => {
      const answer = await sendProven((tokens) =>
        login({
          email: fields.email.trim().toLowerCase(),
          password: fields.password,
          ...(totp && { totp }),
          ...tokens,
        }),
      );
      if (!answer) return setError('root', { message: CAPTCHA_TEXT });
      if (answer.data) return signIn(answer.data);
      const refusal = readApiError(answer.error, 'Erro ao fazer login');
      if (refusal.code === 'TOTP_REQUIRED') return setCodeAsked(true);
      const renewal = storeRenewal(refusal);
      if (renewal) return navigate('/assinatura', { state: { ...renewal, ...chosen } });
      show(refusal);
    })();

  if (codeAsked) {
    const back = () => {
      clearErrors('root');
      setCodeAsked(false);
    };
    return <SecondFactorStep error={problem} busy={busy} challenge={challenge} onCode={submit} onBack={back} />;
  }

  // The administrator's address may be of any domain: what is told of the domains when the field is left stops nothing.
  const emailField = field('email', emailShapeRule);
  const hint = formState.touchedFields.email && accountEmailRule(watch('email'), domains);

  return (
    <>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          return submit();
        }}
        noValidate
      >
        <SuccessMessage text={message} />
        <FormProblem text={problem} />
        <AccountEmailField autoFocus={!email} {...whenFilled({ ...emailField, error: emailField.error ?? hint })} />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          autoFocus={Boolean(email)}
          {...whenFilled(field('password', loginPasswordRule))}
        />
        <button type="button" className={`link-button ${classes.forgot}`} onClick={() => setForgotten(true)}>
          Esqueceu sua senha?
        </button>
        {challenge}
        <Button type="submit" size="md" fullWidth loading={busy}>
          Entrar
        </Button>
        <PasskeyButton />
      </form>
      {forgotten && <ForgotPasswordDialog email={getValues('email')} onClose={closeForgotten} />}
    </>
  );
}
