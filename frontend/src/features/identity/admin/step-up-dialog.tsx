import '../../../shared/ui/forms.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type StepUpRequest, useStepUpRequest } from '../../../shared/api/step-up';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { useStepUpMutation } from './admin-security.api';
import { refusalText } from './refusal';

/** Shows itself when a call wants the password once more. */
export function StepUpDialog() {
  const request = useStepUpRequest();
  return request && <Question request={request} />;
}

function Question({ request }: { request: StepUpRequest }) {
  const [stepUp, { isLoading }] = useStepUpMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codeAsked, setCodeAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    if (!password) return setProblem('Senha é obrigatória');
    const answer = await stepUp({ stepUpRequest: { password, ...(code.trim() && { totp: code.trim() }) } });
    if (answer.data) return request.settle(true);
    const refusal = readApiError(answer.error, 'Erro no servidor');
    setCodeAsked(codeAsked || refusal.code === 'TOTP_REQUIRED');
    setProblem(refusal.code === 'TOTP_REQUIRED' && !codeAsked ? null : refusalText(refusal));
  };

  return (
    <FormDialog
      title="Confirme que é você"
      submit="Confirmar"
      busy={isLoading}
      onSubmit={submit}
      onClose={() => request.settle(false)}
    >
      <p>Esta ação pede sua senha de novo. A confirmação vale por 5 minutos.</p>
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {codeAsked && (
        <TextInput
          size="md"
          label="Código de verificação"
          description="Do aplicativo, ou um código de recuperação."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
