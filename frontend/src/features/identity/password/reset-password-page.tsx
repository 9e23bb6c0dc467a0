import '../../../shared/ui/forms.css';
import { Alert, Button, Loader } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { useResetPasswordMutation, useValidateResetTokenMutation } from '../../../shared/api/generated';
import { leaveSession } from '../../../shared/api/leave-session';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormProblem } from '../../../shared/ui/form-problem';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import classes from '../identity-form.module.css';
import { type NewPassword, NewPasswordFields } from './new-password-fields';
import { Done, InvalidLink } from './reset-outcomes';

type View =
  | { readonly is: 'validating' }
  | { readonly is: 'unknown' | 'invalid' | 'done'; readonly text: string }
  | { readonly is: 'form'; readonly email: string | null };

/** /redefinir-senha/{token}: a new password by the link of an e-mail. */
export function ResetPasswordPage() {
  usePageTitle('Redefinir senha');
  const { token = '' } = useParams();
  const [validate] = useValidateResetTokenMutation();
  const [view, setView] = useState<View>({ is: 'validating' });

  const look = useCallback(async () => {
    setView({ is: 'validating' });
    const { data, error } = await validate({ token });
    if (!data) {
      const problem = readApiError(error, 'Erro ao validar token de redefinição');
      setView({ is: problem.status === 400 ? 'invalid' : 'unknown', text: problem.text });
    } else if (data.valid) setView({ is: 'form', email: data.email });
    else setView({ is: 'invalid', text: data.message || 'Token inválido ou expirado' });
  }, [token, validate]);

  useEffect(() => {
    look();
  }, [look]);

  const done = (text: string) => {
    leaveSession();
    setView({ is: 'done', text });
  };

  return (
    <NarrowPage title="Redefinir senha" lead="Escolha uma senha que você não usa em outro lugar.">
      {view.is === 'validating' && (
        <p className={`line soft middle ${classes.validating}`} role="status">
          <Loader size="sm" /> Validando o link...
        </p>
      )}
      {view.is === 'unknown' && (
        <div className="stack">
          <Alert color="red" role="alert">
            {view.text}
          </Alert>
          <Button onClick={look}>Tentar Novamente</Button>
        </div>
      )}
      {view.is === 'invalid' && <InvalidLink text={view.text} />}
      {view.is === 'form' && (
        <ResetForm
          token={token}
          email={view.email}
          onDone={done}
          onInvalid={(text) => setView({ is: 'invalid', text })}
        />
      )}
      {view.is === 'done' && <Done text={view.text} />}
    </NarrowPage>
  );
}

interface Props {
  readonly token: string;
  /** Whose password it is, masked. */
  readonly email: string | null;
  readonly onDone: (message: string) => void;
  /** The link was used or ran out in the meantime. */
  readonly onInvalid: (text: string) => void;
}

function ResetForm({ token, email, onDone, onInvalid }: Props) {
  const form = useServerForm<NewPassword>({ mode: 'onTouched', defaultValues: { newPassword: '', confirmation: '' } });
  const { handleSubmit, show, problem, busy } = form;
  const [reset] = useResetPasswordMutation();

  const submit = handleSubmit(async ({ newPassword }) => {
    const answer = await reset({ token, newPassword });
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
