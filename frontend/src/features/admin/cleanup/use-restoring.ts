import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useRestoreAccountMutation, useUndoRestoreAccountMutation } from './cleanup.api';

export interface RestoreNotice {
  readonly text: string;
  readonly failed?: boolean;
  /** Takes back what the text tells of. */
  readonly undo?: () => void;
}

/** Gives removed accounts back, the last one with a way to take that back. */
export function useRestoring() {
  const [notice, setNotice] = useState<RestoreNotice | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [restore] = useRestoreAccountMutation();
  const [undo] = useUndoRestoreAccountMutation();

  async function settle(id: string, call: typeof restore | typeof undo, notice: RestoreNotice): Promise<void> {
    setBusy(id);
    const { error } = await call({ id });
    setBusy(null);
    setNotice(
      error ? { text: readApiError(error, 'Não foi possível concluir. Tente novamente.').text, failed: true } : notice,
    );
  }

  return {
    notice,
    busy,
    restore: (id: string) =>
      void settle(id, restore, {
        text: 'Conta restaurada, como era.',
        undo: () => void settle(id, undo, { text: 'Restauração desfeita.' }),
      }),
  };
}
