import { Get } from '@nestjs/common';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { Answers, PublicController } from '../../../platform/http/route.decorators.js';
import { IdentityConfig } from '../identity.config.js';
import { EmailPolicy } from './email.js';

class CaptchaAnswer extends AnswerOf({
  provider: t.enum(['recaptcha'], { example: 'recaptcha' }),
  siteKey: t.string('Chave da verificação invisível (v3).', { example: 'sandbox-site-key' }),
  v2SiteKey: t.string('Chave da verificação visível (v2); nulo: não há.', {
    nullable: true,
    example: 'sandbox-site-key',
  }),
  scriptUrl: t.string({ example: 'https://www.google.com/recaptcha/api.js' }),
}) {}

export class PublicConfigAnswer extends AnswerOf({
  captcha: t.one(CaptchaAnswer, 'Nulo: sem verificação de segurança.', { nullable: true }),
  demonstration: t.boolean('Os dados são fictícios.', { example: true }),
  sandboxUrl: t.string({ nullable: true, example: 'http://127.0.0.1:3001' }),
  termsVersion: t.string('A versão dos termos que está em vigor.', { example: TERMS_VERSION }),
  emailDomains: t.strings('Domínios de e-mail aceitos.', { example: ['gmail.com'] }),
  privacyContact: t.string('E-mail do encarregado de dados.', { nullable: true, example: null }),
  supportWhatsapp: t.string('WhatsApp do suporte: país, DDD e número, só dígitos.', { nullable: true, example: null }),
}) {}

@PublicController('Público', 'api/public/config')
export class GetPublicConfigController {
  constructor(
    private readonly config: IdentityConfig,
    private readonly emails: EmailPolicy,
  ) {}

  @Get()
  @Answers(PublicConfigAnswer, 'O que a página precisa saber antes de alguém entrar')
  getPublicConfig(): PublicConfigAnswer {
    const { captchaOn, recaptchaKeys, recaptchaPublicUrl, sandboxPublicUrl } = this.config;
    return {
      captcha: captchaOn
        ? {
            provider: 'recaptcha',
            siteKey: recaptchaKeys.siteKey,
            v2SiteKey: recaptchaKeys.v2SiteKey,
            scriptUrl: `${recaptchaPublicUrl}/api.js`,
          }
        : null,
      demonstration: sandboxPublicUrl !== null,
      sandboxUrl: sandboxPublicUrl,
      termsVersion: TERMS_VERSION,
      emailDomains: [...this.emails.domains()],
      privacyContact: this.config.PRIVACY_CONTACT ?? null,
      supportWhatsapp: this.config.SUPPORT_WHATSAPP ?? null,
    };
  }
}
