import { cleanupDone, cleanupQuestion } from '@kernel/cleanup';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type CleanupPreviewAnswer, useExecuteCleanupMutation } from '../../../shared/api/generated';
import { FormDialog } from '../../../shared/ui/form-dialog';

/** How the last cleanup ended, in words. */
export interface CleanupNotice {
  readonly text: string;
  readonly failed?: boolean;
}

interface Props {
  /** The list as it was shown: it alone is confirmed. */
  readonly shown: CleanupPreviewAnswer;
  readonly onDone: (notice: CleanupNotice) => void;
  readonly onClose: () => void;
}

/** Confirmed by typing the number, so that nobody removes more accounts than they think. */
export function ConfirmCleanup({ shown: { rule, toRemove, asOf, list }, onDone, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [execute, { isLoading, error }] = useExecuteCleanupMutation();

  async function confirm(): Promise<void> {
    setWrong(Number(typed) !== toRemove || typed.trim() === '');
    if (Number(typed) !== toRemove || typed.trim() === '') return;
    const answer = await execute({ rule, confirmed: toRemove, asOf, list });
    if (answer.data) onDone({ text: cleanupDone(answer.data.removedCount) });
    else if (readApiError(answer.error, '').code === 'CLEANUP_CHANGED')
      onDone({ text: refusal(answer.error), failed: true });
  }

  return (
    <FormDialog
      title={cleanupQuestion(rule, toRemove)}
      submit="Remover"
      cancel="Voltar"
      danger
      busy={isLoading}
      error={error && refusal(error)}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>
        Nome, e-mail, senha, sessões, WhatsApp e histórico são apagados agora: ninguém entra mais nessas contas, e elas
        não podem ser recuperadas. Os donos são avisados por e-mail. Quem pagar nesse meio-tempo fica.
      </p>
      <TextInput
        label={`Digite ${toRemove} para confirmar`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={wrong && `Digite o número de contas: ${toRemove}.`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </FormDialog>
  );
}

function refusal(error: unknown): string {
  const { text, status } = readApiError(error, 'Tente novamente.');
  return status === null ? 'Erro de conexão ao executar limpeza.' : `Erro ao executar limpeza: ${text}`;
}
