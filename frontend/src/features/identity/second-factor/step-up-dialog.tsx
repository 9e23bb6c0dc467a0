import '../../../shared/ui/forms.css';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useStepUpMutation, useStepUpSubscriberMutation } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import type { StepUpRequest } from '../../../shared/api/step-up';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { refusalText } from '../admin/refusal';
import { CodeField } from './code-field';

interface Refusal {
  readonly text: string;
  /** Of the code and not of the password. */
  readonly ofCode: boolean;
}

/** Asks for the password that a call wants once more; where it was typed for that call, for the code alone. */
export function StepUpDialog({ request }: { request: StepUpRequest }) {
  const admin = useSession()?.userType === 'admin';
  const [ofAdmin, provingAdmin] = useStepUpMutation();
  const [ofSubscriber, provingSubscriber] = useStepUpSubscriberMutation();
  const typed = admin ? undefined : request.password;
  const [password, setPassword] = useState(typed ?? '');
  const [code, setCode] = useState('');
  const [passwordAsked, setPasswordAsked] = useState(typed === undefined);
  const [codeAsked, setCodeAsked] = useState(typed !== undefined);
  const [problem, setProblem] = useState<Refusal | null>(null);

  const submit = async () => {
    if (!password) return setProblem({ text: 'Senha é obrigatória', ofCode: false });
    const proof = { password, ...(code.trim() && { totp: code.trim() }) };
    const answer = await (admin ? ofAdmin(proof) : ofSubscriber(proof));
    if (answer.data) return request.settle(true);
    const refusal = readApiError(answer.error, 'Erro no servidor');
    const ofCode = refusal.code === 'TOTP_REQUIRED' || refusal.code === 'TOTP_INVALID';
    setCodeAsked(codeAsked || ofCode);
    setPasswordAsked(passwordAsked || !ofCode);
    setProblem(ofCode && !codeAsked ? null : { text: refusalText(refusal), ofCode });
  };

  return (
    <FormDialog
      title="Confirme que é você"
      submit="Confirmar"
      busy={provingAdmin.isLoading || provingSubscriber.isLoading}
      onSubmit={submit}
      onClose={() => request.settle(false)}
    >
      <p>
        Esta ação pede {passwordAsked ? `sua senha${codeAsked ? ' e o código' : ''} de novo` : 'também o código'}. A
        confirmação vale por 5 minutos.
      </p>
      {passwordAsked && (
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          autoFocus
          value={password}
          error={problem && !problem.ofCode && problem.text}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {codeAsked && (
        <CodeField
          autoFocus
          value={code}
          error={problem?.ofCode && problem.text}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
