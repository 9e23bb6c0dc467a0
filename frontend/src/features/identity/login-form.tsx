import { accountEmailRule, loginPasswordRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../shared/api/api-error';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { startSession } from '../../shared/api/session';
import { FormProblem } from '../../shared/ui/form-problem';
import { PasswordField } from '../../shared/ui/password-field';
import { applyServerFields } from '../../shared/ui/server-fields';
import { whenFilled } from '../../shared/ui/when-filled';
import { AccountEmailField } from './account-email-field';
import { useLoginMutation } from './identity.api';
import classes from './identity-form.module.css';
import { PasskeyButton } from './passkeys/passkey-button';
import { ForgotPasswordDialog } from './password/forgot-password-dialog';
import { keepRenewal } from './renewal';
import { SecondFactorStep } from './second-factor/second-factor-step';
import { SuccessMessage } from './success-message';
import { CAPTCHA_TEXT, useCaptcha } from './use-captcha';
import { useEmailDomains } from './use-email-domains';

interface Fields {
  email: string;
  password: string;
}

interface Props {
  readonly email: string;
  readonly message: string | undefined;
  readonly openForgotPassword: boolean;
}

export function LoginForm({ email, message, openForgotPassword }: Props) {
  const { register, handleSubmit, setError, clearErrors, getValues, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const { prove, challenge } = useCaptcha('login');
  const domains = useEmailDomains();
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const [codeAsked, setCodeAsked] = useState(false);
  const [forgotten, setForgotten] = useState(openForgotPassword);
  const closeForgotten = useCallback(() => setForgotten(false), []);
  const { errors, isSubmitting } = formState;

  const submit = (totp?: string) =>
    handleSubmit(async (fields) => {
      const tokens = await prove();
      if (!tokens) return setError('root', { message: CAPTCHA_TEXT });
      const answer = await login({
        loginRequest: {
          email: fields.email.trim().toLowerCase(),
          password: fields.password,
          ...(totp && { totp }),
          ...tokens,
        },
      });
      if (answer.data) {
        clearPendingPayer();
        return startSession(answer.data);
      }
      const problem = readApiError(answer.error, 'Erro ao fazer login');
      if (problem.code === 'TOTP_REQUIRED') return setCodeAsked(true);
      const renewal = keepRenewal(problem);
      if (renewal) return navigate('/assinatura', { state: renewal });
      applyServerFields(problem, setError, ['email', 'password']);
    })();

  if (codeAsked) {
    const back = () => {
      clearErrors('root');
      setCodeAsked(false);
    };
    return (
      <SecondFactorStep
        error={errors.root?.message}
        busy={isSubmitting}
        challenge={challenge}
        onCode={submit}
        onBack={back}
      />
    );
  }

  return (
    <>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          return submit();
        }}
        noValidate
      >
        <SuccessMessage text={message} />
        <FormProblem text={errors.root?.message} />
        <AccountEmailField
          autoFocus={!email}
          error={errors.email?.message}
          {...whenFilled(register('email', { validate: (value) => accountEmailRule(value, domains) ?? true }))}
        />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          autoFocus={Boolean(email)}
          error={errors.password?.message}
          {...whenFilled(register('password', { validate: (value) => loginPasswordRule(value) ?? true }))}
        />
        <button type="button" className={`link-button ${classes.forgot}`} onClick={() => setForgotten(true)}>
          Esqueceu sua senha?
        </button>
        {challenge}
        <Button type="submit" size="md" fullWidth loading={isSubmitting}>
          Entrar
        </Button>
        <PasskeyButton />
      </form>
      {forgotten && <ForgotPasswordDialog email={getValues('email')} onClose={closeForgotten} />}
    </>
  );
}
