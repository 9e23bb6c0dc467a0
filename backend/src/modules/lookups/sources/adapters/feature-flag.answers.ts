import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { SOURCE_IDS, type SourceId } from '../../../../kernel/sources.js';
import { PageOf } from '../../../../platform/http/page.answer.js';
import type { LookupTypeView } from '../application/source-view.js';
import { FEATURE_FLAG_STATES, type FeatureFlagState } from '../domain/feature-flag.js';
import { SERVICE_STATES, type ServiceState } from '../domain/health.js';

const TEXT = { message: 'O aviso deve ter no máximo 200 caracteres.' };

export class ChangeFeatureFlagBody {
  @ApiProperty({ enum: FEATURE_FLAG_STATES, enumName: 'FeatureFlagState', example: 'manutencao' })
  @IsIn(FEATURE_FLAG_STATES, { message: 'Escolha ativo ou manutencao.' })
  state!: FeatureFlagState;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 200,
    description: 'O aviso a quem consulta; nulo: Manutenção, voltará em breve...',
  })
  @IsOptional()
  @IsString(TEXT)
  @MaxLength(200, TEXT)
  text?: string | null;
}

class SourceOfType {
  @ApiProperty({ enum: SOURCE_IDS, enumName: 'SourceId', example: 'bureau' })
  id!: SourceId;

  @ApiProperty({ example: 'Birô de dados' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'O que falta no registro; nulo: pode ser consultada.' })
  missing!: string | null;
}

export class FeatureFlagItem {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  type!: LookupType;

  @ApiProperty({
    enum: FEATURE_FLAG_STATES,
    enumName: 'FeatureFlagState',
    description: 'A chave, como a administração a deixou.',
  })
  switchState!: FeatureFlagState;

  @ApiProperty({ example: 'Manutenção, voltará em breve...' })
  text!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Quem mexeu por último.' })
  changedBy!: string | null;

  @ApiProperty({
    enum: SERVICE_STATES,
    enumName: 'ServiceState',
    description: 'Como a consulta está agora. `desligada`: nenhuma fonte dela pode ser consultada.',
  })
  state!: ServiceState;

  @ApiProperty({ type: [SourceOfType] })
  sources!: SourceOfType[];
}

export class FeatureFlagsAnswer extends PageOf(FeatureFlagItem) {}

export function flagItem({ type, flag, state, sources }: LookupTypeView): FeatureFlagItem {
  return {
    type,
    switchState: flag.state,
    text: flag.text,
    since: flag.since?.toISOString() ?? null,
    changedBy: flag.by,
    state,
    sources: [...sources],
  };
}
