import { Module } from '@nestjs/common';
import { IdentityConfig } from '../identity.config.js';
import { CaptchaVerifier, NoCaptcha } from './captcha-verifier.port.js';
import { CheckCaptcha } from './check-captcha.js';
import { RecaptchaCspSources, RecaptchaVerifier } from './vendors/recaptcha/recaptcha-verifier.js';

/** Tells people from programs. */
@Module({
  providers: [
    {
      provide: CaptchaVerifier,
      inject: [IdentityConfig],
      useFactory: ({
        captchaOn,
        recaptchaUrl: url,
        recaptchaKeys: keys,
        RECAPTCHA_MIN_SCORE: minScore,
      }: IdentityConfig) => (captchaOn ? new RecaptchaVerifier({ url, keys, minScore }) : new NoCaptcha()),
    },
    RecaptchaCspSources,
    CheckCaptcha,
  ],
  exports: [CheckCaptcha],
})
export class CaptchaModule {}
