export interface CaptchaTokens {
  readonly captchaToken?: string | null;
  readonly captchaV2Token?: string | null;
}

export type CaptchaAction = 'login' | 'register' | 'forgot_password' | 'privacy_request' | 'suggestion';

/** Tells people from programs. */
export abstract class CaptchaVerifier {
  /** False where no verifier is configured: then nothing is asked of anyone. */
  abstract readonly required: boolean;

  /** Whether one of the tokens stands for a person doing `action`. A verifier that does not answer throws CAPTCHA_UNAVAILABLE. */
  abstract passes(tokens: CaptchaTokens, action: CaptchaAction): Promise<boolean>;
}

/** Asks nothing of anyone: where no verifier is configured, never in production. */
export class NoCaptcha implements CaptchaVerifier {
  readonly required = false;

  async passes(): Promise<boolean> {
    return true;
  }
}
