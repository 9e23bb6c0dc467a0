import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { startSession } from '../../../shared/api/session';
import { FormProblem } from '../../../shared/ui/form-problem';
import { PasswordField } from '../../../shared/ui/password-field';
import { whenFilled } from '../../../shared/ui/when-filled';
import { useAdminLoginMutation } from '../identity.api';
import classes from '../identity-form.module.css';
import { PasskeyButton } from '../passkeys/passkey-button';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import { CAPTCHA_TEXT, useCaptcha } from '../use-captcha';
import { asMinutes, refusalText, secondsToWait } from './refusal';
import { useSecondsLeft } from './use-seconds-left';

interface Fields {
  username: string;
  password: string;
}

export function AdminLoginForm() {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const { prove, challenge } = useCaptcha('login');
  const [login] = useAdminLoginMutation();
  const [codeAsked, setCodeAsked] = useState(false);
  const wait = useSecondsLeft();
  const { errors, isSubmitting } = formState;
  const problemText =
    wait.left > 0 ? `${errors.root?.message ?? ''} Faltam ${asMinutes(wait.left)}.` : errors.root?.message;

  const submit = (totp?: string) =>
    handleSubmit(async ({ username, password }) => {
      const tokens = await prove();
      if (!tokens) return setError('root', { message: CAPTCHA_TEXT });
      const adminLoginRequest = { username: username.trim(), password, ...(totp && { totp }), ...tokens };
      const answer = await login({ adminLoginRequest });
      if (answer.data) return startSession(answer.data);
      const problem = readApiError(answer.error, 'Erro no servidor');
      if (problem.code === 'TOTP_REQUIRED') return setCodeAsked(true);
      if (problem.code === 'INVALID_CREDENTIALS') setCodeAsked(false);
      wait.start(secondsToWait(problem));
      setError('root', { message: refusalText(problem) });
    })();

  if (codeAsked && wait.left === 0) {
    const back = () => {
      clearErrors('root');
      setCodeAsked(false);
    };
    return (
      <SecondFactorStep error={problemText} busy={isSubmitting} challenge={challenge} onCode={submit} onBack={back} />
    );
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProblem text={problemText} />
      <TextInput
        size="md"
        label="Usuário"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={errors.username?.message}
        {...whenFilled(register('username', { validate: (value) => Boolean(value.trim()) || 'Usuário é obrigatório' }))}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        error={errors.password?.message}
        {...whenFilled(register('password', { validate: (value) => Boolean(value) || 'Senha é obrigatória' }))}
      />
      {challenge}
      <Button type="submit" size="md" fullWidth loading={isSubmitting} disabled={wait.left > 0}>
        Entrar
      </Button>
      <PasskeyButton />
    </form>
  );
}
