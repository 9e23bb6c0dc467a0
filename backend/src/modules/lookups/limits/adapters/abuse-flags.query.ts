import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsUUID, MaxLength, MinLength } from 'class-validator';
import { OptionalField, OptionalOneOf, SortedPageQuery } from '../../../../platform/http/request.fields.js';
import { DETECTORS, type Detector } from '../domain/finding.js';
import { ABUSE_FLAG_LEVELS } from './abuse-flags.answers.js';

export class AbuseFlagsQuery extends SortedPageQuery {
  @OptionalField({ format: 'uuid', description: 'Só as desta conta.' })
  @IsUUID('all', { message: 'Conta inválida.' })
  conta?: string;

  @OptionalOneOf(ABUSE_FLAG_LEVELS, 'Nível inválido. Use lenta, parada, retida ou liberada.', {
    enumName: 'AbuseFlagLevel',
  })
  nivel?: (typeof ABUSE_FLAG_LEVELS)[number];

  @OptionalOneOf(DETECTORS, 'Motivo inválido. Use sequencia, nomes, volume ou sem_resultado.', { enumName: 'Detector' })
  motivo?: Detector;

  @OptionalOneOf(['sim'], 'Filtro inválido. Use emVigor=sim ou nada.', { description: 'Só as que valem agora.' })
  emVigor?: 'sim';
}

export class SearchAbuseFlagsBody extends AbuseFlagsQuery {
  @ApiProperty({
    minLength: 2,
    maxLength: 254,
    description: 'O protocolo ou o código de uma observação, o e-mail inteiro ou o código da conta.',
    example: '20261121-7Q2M-K9XD',
  })
  @MinLength(2, { message: 'Escreva ao menos 2 caracteres.' })
  @MaxLength(254, { message: 'Escreva no máximo 254 caracteres.' })
  texto!: string;
}

export class ExportAbuseFlagsBody extends OmitType(AbuseFlagsQuery, ['cursor']) {
  @OptionalField({ maxLength: 254, description: 'Como na busca.' })
  @MaxLength(254, { message: 'Escreva no máximo 254 caracteres.' })
  texto?: string;
}
