import { useEffect, useRef, useState } from 'react';
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
 * The form's security check: an invisible one first, a visible one when that fails. `prove` answers the tokens to
 * send, or null when the person still has to complete `challenge`.
 */
export function useCaptcha(action: CaptchaAction) {
  const { data } = useGetPublicConfigQuery();
  const [askConfig] = useLazyGetPublicConfigQuery();
  const settings = data?.captcha ?? null;
  const visibleToken = useRef<string | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (settings) loadCaptcha(settings).catch(() => undefined);
  }, [settings]);

  async function prove(): Promise<CaptchaTokens | null> {
    // Whoever is quicker than the settings' answer waits for it: a form without its token would be refused.
    const captcha = data ? settings : (await askConfig(undefined, true)).data?.captcha;
    if (!captcha) return {};
    if (visibleToken.current) {
      const captchaV2Token = visibleToken.current;
      visibleToken.current = null;
      setRound(0);
      return { captchaV2Token };
    }
    const captchaToken = await invisibleToken(captcha, action);
    if (captchaToken) return { captchaToken };
    setRound((r) => r + 1);
    return null;
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
  return { prove, challenge, missing: CAPTCHA_TEXT };
}

/** What proves that a form is no program's; `missing` is said while the person has still to complete `challenge`. */
export type Captcha = ReturnType<typeof useCaptcha>;
