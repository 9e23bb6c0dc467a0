import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional, Matches, NotEquals, ValidateIf } from 'class-validator';
import { WebAddress, WholeNumber } from '../../../platform/config/setting.decorators.js';

const SANDBOX = {
  phoneNumberId: '100000000000001',
  accessToken: 'sandbox-whatsapp-access-token',
  appSecret: 'sandbox-whatsapp-app-secret',
  verifyToken: 'sandbox-whatsapp-verify-token',
} as const;

const TOGETHER = 'informe junto com as outras de WHATSAPP, ou nenhuma';

/** Without the sandbox the settings are given together or not at all. */
function Contracted(form: RegExp, sandbox?: string): PropertyDecorator {
  return (target, property) =>
    applyDecorators(
      ValidateIf((config: WhatsappConfig) => config.SANDBOX_URL === undefined && config.named),
      Matches(form, { message: `${String(property)}: ${TOGETHER}` }),
      NotEquals(sandbox, { message: `${String(property)}: o valor do sandbox não é aceito` }),
    )(target, property);
}

/** Settings of the bot on WhatsApp. Without sandbox and settings there is none, and the product says so. */
export class WhatsappConfig {
  @IsOptional()
  SANDBOX_URL?: string;

  @IsOptional()
  SANDBOX_PUBLIC_URL?: string;

  /** Meta's Graph API with its version. */
  @IsOptional()
  @WebAddress()
  WHATSAPP_URL?: string;

  /** Meta's id of the number that the bot writes from. */
  @Contracted(/^\d{5,20}$/, SANDBOX.phoneNumberId)
  WHATSAPP_PHONE_NUMBER_ID?: string;

  /** That number itself: country, area and number, only digits. */
  @Contracted(/^\d{10,15}$/)
  WHATSAPP_BOT_NUMBER?: string;

  @Contracted(/^\S{20,}$/, SANDBOX.accessToken)
  WHATSAPP_ACCESS_TOKEN?: string;

  /** Signs what WhatsApp tells us. */
  @Contracted(/^\S{16,}$/, SANDBOX.appSecret)
  WHATSAPP_APP_SECRET?: string;

  /** Ours: WhatsApp shows it when it asks whether our address is ours. */
  @Contracted(/^[\w-]{16,}$/, SANDBOX.verifyToken)
  WHATSAPP_VERIFY_TOKEN?: string;

  /** `off`: the address is entered by hand in Meta's panel. */
  @IsIn(['on', 'off'], { message: 'WHATSAPP_REGISTER_WEBHOOK: use on ou off' })
  WHATSAPP_REGISTER_WEBHOOK = 'on';

  @WholeNumber(50, 60_000)
  WHATSAPP_JOB_INTERVAL_MS = 1_000;

  /** The first pause before a message is worked on again, or a reply sent again of which WhatsApp told nothing. */
  @WholeNumber(5, 3_600)
  WHATSAPP_RETRY_SECONDS = 60;

  /** The template, approved at Meta in pt_BR, that tells of followed companies: `{{1}}` how many, `{{2}}` the month. */
  @Matches(/^[a-z0-9_]{1,512}$/, { message: 'WHATSAPP_CHANGES_TEMPLATE: use letras minúsculas, algarismos e _' })
  WHATSAPP_CHANGES_TEMPLATE = 'mudancas_em_empresas';

  get named(): boolean {
    return [
      this.WHATSAPP_PHONE_NUMBER_ID,
      this.WHATSAPP_BOT_NUMBER,
      this.WHATSAPP_ACCESS_TOKEN,
      this.WHATSAPP_APP_SECRET,
      this.WHATSAPP_VERIFY_TOKEN,
    ].some((setting) => setting !== undefined);
  }

  /** Whether there is a bot at all. */
  get on(): boolean {
    return this.SANDBOX_URL !== undefined || this.named;
  }

  get url(): string {
    const sandbox = this.SANDBOX_URL && `${this.SANDBOX_URL}/whatsapp-cloud/v23.0`;
    return this.WHATSAPP_URL ?? sandbox ?? 'https://graph.facebook.com/v23.0';
  }

  get phoneNumberId(): string {
    return this.WHATSAPP_PHONE_NUMBER_ID ?? SANDBOX.phoneNumberId;
  }

  get accessToken(): string {
    return this.WHATSAPP_ACCESS_TOKEN ?? SANDBOX.accessToken;
  }

  /** Null where there is no bot: then nothing that claims to come from WhatsApp is believed. */
  get appSecret(): string | null {
    return this.WHATSAPP_APP_SECRET ?? (this.SANDBOX_URL === undefined ? null : SANDBOX.appSecret);
  }

  get verifyToken(): string | null {
    return this.WHATSAPP_VERIFY_TOKEN ?? (this.SANDBOX_URL === undefined ? null : SANDBOX.verifyToken);
  }

  /** Opens a conversation with the bot; `?text=` may follow. Null where there is none. */
  get chatAddress(): string | null {
    if (this.WHATSAPP_BOT_NUMBER) return `https://wa.me/${this.WHATSAPP_BOT_NUMBER}`;
    return this.SANDBOX_URL === undefined ? null : `${this.SANDBOX_PUBLIC_URL ?? this.SANDBOX_URL}/whatsapp`;
  }
}
