import { normalisePromoCode } from '@kernel/promo-code';
import { useCallback, useEffect, useState } from 'react';
import { readApiError } from '../../shared/api/api-error';
import { type PromotionalPriceAnswer, useValidatePromotionalCodeMutation } from '../../shared/api/generated';

const DEBOUNCE_MS = 500;
const NETWORK_TEXT = 'Erro ao validar código. Tente novamente.';

export type PromoVerdict =
  | { readonly state: 'none' | 'checking' }
  | {
      readonly state: 'valid';
      readonly code: string;
      readonly message: string;
      /** Of the plans that the code is for. */
      readonly prices: readonly PromotionalPriceAnswer[];
    }
  | { readonly state: 'invalid'; readonly message: string };

export interface PromoField {
  readonly typed: string;
  readonly verdict: PromoVerdict;
  readonly type: (text: string) => void;
  /** The code was refused after all, with the server's words. */
  readonly refuse: (message: string) => void;
  /** The code's terms changed: asks again at once. */
  readonly askAgain: () => void;
}

/** The promotional code as typed and what the server says of it, 500 ms after the last keystroke. */
export function usePromoCode(initial: string, userEmail: string | null): PromoField {
  const [asked, setAsked] = useState({ typed: initial, pauseMs: 0 });
  const [verdict, setVerdict] = useState<PromoVerdict>({ state: 'none' });
  const [validate] = useValidatePromotionalCodeMutation();

  useEffect(() => {
    const code = normalisePromoCode(asked.typed);
    setVerdict({ state: code ? 'checking' : 'none' });
    if (!code) return;
    let outdated = false;
    const timer = setTimeout(async () => {
      const { data, error } = await validate({ code, userEmail });
      if (outdated) return;
      if (data) return setVerdict({ state: 'valid', code: data.code, message: data.message, prices: data.plans });
      const problem = readApiError(error, 'Código promocional inválido', NETWORK_TEXT);
      setVerdict({ state: 'invalid', message: problem.text });
    }, asked.pauseMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [asked, userEmail, validate]);

  return {
    typed: asked.typed,
    verdict,
    type: useCallback((typed) => setAsked({ typed, pauseMs: DEBOUNCE_MS }), []),
    refuse: useCallback((message) => setVerdict({ state: 'invalid', message }), []),
    askAgain: useCallback(() => setAsked(({ typed }) => ({ typed, pauseMs: 0 })), []),
  };
}
