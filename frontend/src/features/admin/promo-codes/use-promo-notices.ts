import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type PromotionalCodeAnswer, useEditPromotionalCodeMutation } from '../../../shared/api/generated';
import type { Done } from '../../../shared/ui/done-notice';

const FAILED = 'Erro ao atualizar status do código';

/** What was last done from the list and how to take it back, or why it could not be done. */
export function usePromoNotices() {
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState('');
  const [edit, { isLoading: busy }] = useEditPromotionalCodeMutation();
  const tell = (next: Done | null, failure = '') => {
    setDone(next);
    setProblem(failure);
  };

  async function set(code: PromotionalCodeAnswer, isActive: boolean, undone: boolean): Promise<void> {
    const { data, error } = await edit({ id: code.id, editPromotionalCodeBody: { isActive } });
    if (!data) return tell(null, readApiError(error, FAILED, FAILED).text);
    const text = `Código ${code.code} ${isActive ? 'ativado' : 'desativado'}.`;
    tell(undone ? { text } : { text, undo: () => set(code, !isActive, true) });
  }

  return {
    done,
    problem,
    busy,
    tell: (text: string) => tell({ text }),
    toggle: (code: PromotionalCodeAnswer) => void set(code, !code.isActive, false),
    async copy({ code }: PromotionalCodeAnswer): Promise<void> {
      const copied = await navigator.clipboard?.writeText(code).then(
        () => true,
        () => false,
      );
      if (copied) tell({ text: 'Código copiado para a área de transferência!' });
      else tell(null, `O navegador não deixou copiar. O código é ${code}.`);
    },
  };
}
