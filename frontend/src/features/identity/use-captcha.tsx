import { useEffect, useRef, useState } from 'react';
import { readApiError } from '../../shared/api/api-error';
import { useGetPublicConfigQuery, useLazyGetPublicConfigQuery } from '../../shared/api/generated';
import { invisibleToken, loadCaptcha } from './captcha';
import { CaptchaChallenge } from './captcha-challenge';

export interface CaptchaTokens {
  readonly captchaToken?: string;
  readonly captchaV2Token?: string;
}

export type CaptchaAction = 'login' | 'register' | 'forgot_password' | 'privacy_request' | 'suggestion';

export const CAPTCHA_TEXT = 'Por favor, complete a verificação de segurança';

/**
 * The form's security check: an invisible one first, a visible one when that fails or is not believed. `sendProven` answers
 * what `send` does, or null when the person still has to complete `challenge`.
 */
export function useCaptcha(action: CaptchaAction) {
  const { data } = useGetPublicConfigQuery();
  const [askConfig] = useLazyGetPublicConfigQuery();
  const settings = data?.captcha ?? null;
  /** Null while the visible check waits for the person; undefined where it does not stand. */
  const visibleToken = useRef<string | null>(undefined);
  /** The server did not believe the last token: only the visible check leads on then. */
  const disbelieved = useRef(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (settings) loadCaptcha(settings).catch(() => undefined);
  }, [settings]);

  function showChallenge(): void {
    visibleToken.current = undefined;
    setRound((r) => r + 1);
  }

  /** What the person does there already is not begun anew. */
  function challengeOnce(): void {
    if (visibleToken.current === undefined) showChallenge();
  }

  async function prove(): Promise<CaptchaTokens | null> {
    // Whoever is quicker than the settings' answer waits for it: a form without its token would be refused.
    const captcha = data ? settings : (await askConfig(undefined, true)).data?.captcha;
    if (!captcha) return {};
    if (visibleToken.current) {
      const captchaV2Token = visibleToken.current;
      visibleToken.current = undefined;
      disbelieved.current = false;
      setRound(0);
      return { captchaV2Token };
    }
    if (visibleToken.current === null && disbelieved.current) return null;
    const captchaToken = await invisibleToken(captcha, action);
    if (captchaToken) return { captchaToken };
    // Of administrators the server asks no check at first: it says itself whether it wants one. Elsewhere limits count what is sent.
    if (action === 'login') return {};
    challengeOnce();
    return null;
  }

  async function sendProven<Answer extends { readonly error?: unknown }>(
    send: (tokens: CaptchaTokens) => PromiseLike<Answer>,
  ): Promise<Answer | null> {
    const tokens = await prove();
    if (!tokens) return null;
    const answer = await send(tokens);
    const { code } = readApiError(answer.error, '');
    if (code === 'CAPTCHA_REQUIRED') challengeOnce();
    if (code === 'CAPTCHA_FAILED') {
      disbelieved.current = true;
      showChallenge();
    }
    return answer;
  }

  const challenge =
    settings && round > 0 ? (
      <CaptchaChallenge
        key={round}
        settings={settings}
        onToken={(token) => {
          visibleToken.current = token;
        }}
      />
    ) : null;
  return { sendProven, challenge, missing: CAPTCHA_TEXT };
}

/** What proves that a form is no program's; `missing` is said while the person has still to complete `challenge`. */
export type Captcha = ReturnType<typeof useCaptcha>;
