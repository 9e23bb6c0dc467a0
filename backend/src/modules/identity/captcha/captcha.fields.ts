import { IsString, MaxLength } from 'class-validator';
import { OptionalField } from '../../../platform/http/request.fields.js';

const MOST_CHARACTERS = 8_192;
const TOO_LONG = 'Verificação de segurança inválida.';

/** The captcha's tokens, in the words of the specification. One of them is enough. */
export class CaptchaFields {
  @OptionalField({ type: String, nullable: true, description: 'Verificação invisível (reCAPTCHA v3).' })
  @IsString({ message: TOO_LONG })
  @MaxLength(MOST_CHARACTERS, { message: TOO_LONG })
  captchaToken?: string | null;

  @OptionalField({ type: String, nullable: true, description: 'Verificação visível (reCAPTCHA v2).' })
  @IsString({ message: TOO_LONG })
  @MaxLength(MOST_CHARACTERS, { message: TOO_LONG })
  captchaV2Token?: string | null;
}
