import { forgottenEmailRule } from '@kernel/account-email';
import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useForgotPasswordMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { FormProblem } from '../../../shared/ui/form-problem';
import { useEmailDomains } from '../../../shared/use-email-domains';
import { AccountEmailField } from '../account-email-field';
import { CAPTCHA_TEXT, useCaptcha } from '../use-captcha';

const CLOSES_AFTER_MS = 3_000;

interface Props {
  /** What the login form has already. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Sends a link for a new password; closes by itself once it is sent. */
export function ForgotPasswordDialog({ email, onClose }: Props) {
  const form = useServerForm({ mode: 'onTouched', defaultValues: { email } });
  const { field, handleSubmit, setError, refuse, problem, busy } = form;
  const { sendProven, challenge } = useCaptcha('forgot_password');
  const domains = useEmailDomains();
  const [forgot] = useForgotPasswordMutation();
  const [sent, setSent] = useState<string | null>(null);

  useEffect(() => {
    if (sent === null) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, onClose]);

  const submit = handleSubmit(async (fields) => {
    const email = fields.email.trim().toLowerCase();
    const answer = await sendProven((tokens) => forgot({ email, ...tokens }));
    if (!answer) return setError('root', { message: CAPTCHA_TEXT });
    if (answer.data) return setSent(answer.data.message);
    refuse(answer.error, 'Erro ao enviar email de redefinição');
  });

  return (
    <Dialog title="Esqueceu sua senha?" onClose={onClose}>
      {sent ? (
        <Alert color="green" role="status" mt={20}>
          {sent}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate className="stack away">
          <p className="soft medium">Enviamos a você um link para definir uma nova senha. Ele vale por uma hora.</p>
          <FormProblem text={problem} />
          <AccountEmailField
            label="E-mail da conta"
            autoFocus
            {...field('email', (value) => forgottenEmailRule(value, domains))}
          />
          {challenge}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={busy}>
              Enviar link
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
