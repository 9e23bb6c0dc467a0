import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { SOURCE_IDS } from '../../../../kernel/sources.js';
import { AnswerOf, PageOf, t } from '../../../../platform/http/answer.fields.js';
import { OneOf, OptionalField } from '../../../../platform/http/request.fields.js';
import { FEATURE_FLAG_STATES, type FeatureFlagState } from '../domain/feature-flag.js';
import { SERVICE_STATES } from '../domain/health.js';

const TEXT = { message: 'O aviso deve ter no máximo 200 caracteres.' };

export class ChangeFeatureFlagBody {
  @OneOf(FEATURE_FLAG_STATES, 'Escolha ativo ou manutencao.', { enumName: 'FeatureFlagState', example: 'manutencao' })
  state!: FeatureFlagState;

  @OptionalField({
    type: String,
    nullable: true,
    maxLength: 200,
    description: 'O aviso a quem consulta; nulo: Manutenção, voltará em breve...',
  })
  @IsString(TEXT)
  @MaxLength(200, TEXT)
  text?: string | null;

  @OneOf(FEATURE_FLAG_STATES, 'Informe a chave que foi vista.', {
    enumName: 'FeatureFlagState',
    description: 'O `switchState` que foi visto: ninguém sobrescreve o que não viu.',
  })
  seenState!: FeatureFlagState;

  @ApiProperty({ description: 'O `text` que foi visto.', example: 'Manutenção, voltará em breve...' })
  @IsString({ message: 'Informe o aviso que foi visto.' })
  seenText!: string;
}

class SourceOfType extends AnswerOf({
  id: t.enum(SOURCE_IDS, { enumName: 'SourceId', example: 'bureau' }),
  name: t.string({ example: 'Birô de dados' }),
  missing: t.string('O que falta no registro; nulo: pode ser consultada.', { nullable: true }),
}) {}

export class FeatureFlagItem extends AnswerOf({
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  switchState: t.enum(FEATURE_FLAG_STATES, 'A chave, como a administração a deixou.', { enumName: 'FeatureFlagState' }),
  text: t.string({ example: 'Manutenção, voltará em breve...' }),
  since: t.dateTime('Desde quando a chave está assim.', { nullable: true }),
  changedAt: t.dateTime('Quando a chave ou o aviso mudou por último.', { nullable: true }),
  changedBy: t.string('Quem mexeu por último.', { nullable: true }),
  state: t.enum(SERVICE_STATES, 'Como a consulta está agora. `desligada`: nenhuma fonte dela pode ser consultada.', {
    enumName: 'ServiceState',
  }),
  sources: t.list(SourceOfType),
}) {}

export class FeatureFlagsAnswer extends PageOf(FeatureFlagItem) {}
