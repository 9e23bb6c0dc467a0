import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Access } from '../../../platform/http/access.js';
import { IdentityConfig } from '../identity.config.js';
import { IdentitySettings } from './identity-settings.store.js';

export class CaptchaAnswer {
  @ApiProperty({ enum: ['recaptcha'], example: 'recaptcha' })
  provider!: 'recaptcha';

  @ApiProperty({ description: 'Chave da verificação invisível (v3).', example: 'sandbox-site-key' })
  siteKey!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Chave da verificação visível (v2); nulo: não há.',
    example: 'sandbox-site-key',
  })
  v2SiteKey!: string | null;

  @ApiProperty({ example: 'https://www.google.com/recaptcha/api.js' })
  scriptUrl!: string;
}

export class PublicConfigAnswer {
  @ApiProperty({ type: CaptchaAnswer, nullable: true, description: 'Nulo: sem verificação de segurança.' })
  captcha!: CaptchaAnswer | null;

  @ApiProperty({ description: 'Os dados são fictícios.', example: true })
  demonstration!: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'http://127.0.0.1:3001' })
  sandboxUrl!: string | null;

  @ApiProperty({ description: 'A versão dos termos que está em vigor.', example: TERMS_VERSION })
  termsVersion!: string;

  @ApiProperty({ type: [String], description: 'Domínios de e-mail aceitos.', example: ['gmail.com'] })
  emailDomains!: string[];

  @ApiProperty({ type: String, nullable: true, description: 'E-mail do encarregado de dados.', example: null })
  privacyContact!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'WhatsApp do suporte: país, DDD e número, só dígitos.',
    example: null,
  })
  supportWhatsapp!: string | null;
}

@ApiTags('Público')
@Access('public')
@Controller('api/public/config')
export class GetPublicConfigController {
  constructor(
    private readonly config: IdentityConfig,
    private readonly settings: IdentitySettings,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getPublicConfig', summary: 'O que a página precisa saber antes de alguém entrar' })
  @ApiOkResponse({ type: PublicConfigAnswer })
  publicConfig(): PublicConfigAnswer {
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
      emailDomains: [...this.settings.emailDomains],
      privacyContact: this.config.PRIVACY_CONTACT ?? null,
      supportWhatsapp: this.config.SUPPORT_WHATSAPP ?? null,
    };
  }
}
