import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, Matches, ValidateIf } from 'class-validator';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { OptionalOneOf } from '../../../platform/http/request.fields.js';
import { MASKED } from './profile.answers.js';

export class AcceptTermsRequest {
  @ApiProperty({ description: 'A versão que a pessoa leu e aceita.', example: TERMS_VERSION })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Informe a versão dos termos que está sendo aceita.' })
  termsVersion!: string;
}

export class UpdatePreferencesRequest {
  @OptionalOneOf(PURPOSE_IDS, 'Finalidade inválida.', {
    enumName: 'Purpose',
    nullable: true,
    description: 'Nulo: perguntar a cada vez.',
  })
  finalidadePadrao?: Purpose | null;

  @ApiPropertyOptional({ description: MASKED })
  @ValidateIf((_, given) => given !== undefined)
  @IsBoolean({ message: 'Informe se o modo de privacidade fica ligado.' })
  modoPrivacidade?: boolean;
}
