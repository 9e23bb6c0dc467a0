import type { ReactNode } from 'react';
import { type Captcha, type CaptchaAction, useCaptcha } from './use-captcha';

interface Props {
  readonly action: CaptchaAction;
  /** A form that asks for proof before it is sent, and shows the challenge where there is one. */
  readonly children: (check: Captcha) => ReactNode;
}

/** The security check of registration and login, for a form of another feature. */
export function SecurityCheck({ action, children }: Props) {
  return children(useCaptcha(action));
}
