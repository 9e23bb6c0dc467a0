import '../../../shared/ui/forms.css';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useStepUpMutation, useStepUpSubscriberMutation } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { type StepUpRequest, useStepUpRequest } from '../../../shared/api/step-up';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { refusalText } from '../admin/refusal';
import { CodeField } from './code-field';

/** Shows itself when a call wants the password once more. */
export function StepUpDialog() {
  const request = useStepUpRequest();
  return request && <Question request={request} />;
}

function Question({ request }: { request: StepUpRequest }) {
  const admin = useSession()?.userType === 'admin';
  const [ofAdmin, provingAdmin] = useStepUpMutation();
  const [ofSubscriber, provingSubscriber] = useStepUpSubscriberMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codeAsked, setCodeAsked] = useState(!admin);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    if (!password) return setProblem('Senha é obrigatória');
    const proof = { password, ...(code.trim() && { totp: code.trim() }) };
    const answer = await (admin ? ofAdmin({ stepUpRequest: proof }) : ofSubscriber({ ownerProofRequest: proof }));
    if (answer.data) return request.settle(true);
    const refusal = readApiError(answer.error, 'Erro no servidor');
    setCodeAsked(codeAsked || refusal.code === 'TOTP_REQUIRED');
    setProblem(refusal.code === 'TOTP_REQUIRED' && !codeAsked ? null : refusalText(refusal));
  };

  return (
    <FormDialog
      title="Confirme que é você"
      submit="Confirmar"
      busy={provingAdmin.isLoading || provingSubscriber.isLoading}
      onSubmit={submit}
      onClose={() => request.settle(false)}
    >
      <p>Esta ação pede sua senha{codeAsked && ' e o código'} de novo. A confirmação vale por 5 minutos.</p>
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {codeAsked && (
        <CodeField autoFocus={admin} value={code} onChange={(event) => setCode(event.currentTarget.value)} />
      )}
    </FormDialog>
  );
}
