import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useAdminLoginMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { whenFilled } from '../../../shared/forms/when-filled';
import { FormProblem } from '../../../shared/ui/form-problem';
import { PasswordField } from '../../../shared/ui/password-field';
import { PasskeyButton } from '../passkeys/passkey-button';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import { signIn } from '../sign-in';
import { CAPTCHA_TEXT, useCaptcha } from '../use-captcha';
import { asMinutes, refusalText, secondsToWait } from './refusal';
import { useSecondsLeft } from './use-seconds-left';

export function AdminLoginForm() {
  const { field, handleSubmit, setError, clearErrors, problem, busy } = useServerForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const { sendProven, challenge } = useCaptcha('login');
  const [login] = useAdminLoginMutation();
  const [codeAsked, setCodeAsked] = useState(false);
  const wait = useSecondsLeft();

  const submit = (totp?: string) =>
    handleSubmit(async ({ username, password }) => {
      const proof = { username: username.trim(), password, ...(totp && { totp }) };
      const answer = await sendProven((tokens) => login({ ...proof, ...tokens }));
      if (!answer) return setError('root', { message: CAPTCHA_TEXT });
      if (answer.data) return signIn(answer.data);
      const refusal = readApiError(answer.error, 'Erro no servidor');
      if (refusal.code === 'TOTP_REQUIRED') return setCodeAsked(true);
      if (refusal.code === 'INVALID_CREDENTIALS') setCodeAsked(false);
      wait.start(secondsToWait(refusal));
      setError('root', { message: refusalText(refusal) });
    })();

  if (codeAsked && wait.left === 0) {
    const back = () => {
      clearErrors('root');
      setCodeAsked(false);
    };
    return <SecondFactorStep error={problem} busy={busy} challenge={challenge} onCode={submit} onBack={back} />;
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProblem text={problem} ticking={wait.left > 0 ? `Faltam ${asMinutes(wait.left)}.` : undefined} />
      <TextInput
        size="md"
        label="Usuário"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...whenFilled(field('username', (value) => Boolean(value.trim()) || 'Usuário é obrigatório'))}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        {...whenFilled(field('password', (value) => Boolean(value) || 'Senha é obrigatória'))}
      />
      {challenge}
      <Button type="submit" size="md" fullWidth loading={busy} disabled={wait.left > 0}>
        Entrar
      </Button>
      <PasskeyButton />
    </form>
  );
}
