import { Injectable } from '@nestjs/common';
import { captchaMissing, captchaRefused } from '../model/index.js';
import { type CaptchaAction, type CaptchaTokens, CaptchaVerifier } from './captcha-verifier.port.js';

/** Lets people through: CAPTCHA_REQUIRED without a token, CAPTCHA_FAILED when the verifier is not convinced. */
@Injectable()
export class CheckCaptcha {
  constructor(private readonly verifier: CaptchaVerifier) {}

  async execute(tokens: CaptchaTokens, action: CaptchaAction): Promise<void> {
    if (!this.verifier.required) return;
    if (!tokens.captchaToken && !tokens.captchaV2Token) throw captchaMissing();
    if (!(await this.verifier.passes(tokens, action))) throw captchaRefused();
  }
}
