import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { PromotionalCodeAnswer } from '../../../shared/api/generated';
import { useEditPromotionalCodeMutation } from './promo-codes.api';

export interface PromoNotice {
  readonly text: string;
  readonly failed?: boolean;
  /** Takes back what the text tells of. */
  readonly undo?: () => void;
}

/** What was last done from the list, and how to take it back. */
export function usePromoNotices() {
  const [notice, setNotice] = useState<PromoNotice | null>(null);
  const [edit] = useEditPromotionalCodeMutation();

  async function set(code: PromotionalCodeAnswer, isActive: boolean, undone: boolean): Promise<void> {
    const { data, error } = await edit({ id: code.id, editPromotionalCodeBody: { isActive } });
    if (!data) return setNotice({ text: refusal(error, 'Erro ao atualizar status do código'), failed: true });
    const text = `Código ${code.code} ${isActive ? 'ativado' : 'desativado'}.`;
    setNotice(undone ? { text } : { text, undo: () => void set(code, !isActive, true) });
  }

  return {
    notice,
    tell: (text: string) => setNotice({ text }),
    toggle: (code: PromotionalCodeAnswer) => void set(code, !code.isActive, false),
    async copy({ code }: PromotionalCodeAnswer): Promise<void> {
      const copied = await navigator.clipboard?.writeText(code).then(
        () => true,
        () => false,
      );
      setNotice(
        copied
          ? { text: 'Código copiado para a área de transferência!' }
          : { text: `O navegador não deixou copiar. O código é ${code}.`, failed: true },
      );
    },
  };
}

/** The server's words for a refusal; the given ones where there are none, or where no answer came. */
export function refusal(error: unknown, given: string): string {
  return readApiError(error, given, given).text;
}
