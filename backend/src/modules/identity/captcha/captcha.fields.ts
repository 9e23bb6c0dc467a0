import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const MOST_CHARACTERS = 8_192;
const TOO_LONG = 'Verificação de segurança inválida.';

/** The captcha's tokens, in the words of the specification. One of them is enough. */
export class CaptchaFields {
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Verificação invisível (reCAPTCHA v3).' })
  @IsOptional()
  @IsString({ message: TOO_LONG })
  @MaxLength(MOST_CHARACTERS, { message: TOO_LONG })
  captchaToken?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Verificação visível (reCAPTCHA v2).' })
  @IsOptional()
  @IsString({ message: TOO_LONG })
  @MaxLength(MOST_CHARACTERS, { message: TOO_LONG })
  captchaV2Token?: string | null;
}
