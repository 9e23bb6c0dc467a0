import { Injectable } from '@nestjs/common';
import { CheckCaptcha } from '../../../identity/index.js';
import { HumanCheck, type HumanProof } from '../application/human-check.port.js';

/** The captcha of registration and login. */
@Injectable()
export class CaptchaHumanCheck extends HumanCheck {
  constructor(private readonly captcha: CheckCaptcha) {
    super();
  }

  demand(proof: HumanProof, address: string | null): Promise<void> {
    return this.captcha.execute(proof, 'privacy_request', { address, agent: null });
  }
}
