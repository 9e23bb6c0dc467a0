import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { SOURCE_IDS, type SourceId } from '../../../../kernel/sources.js';
import { Text } from '../../model/index.js';
import type { SourceView } from '../application/source-view.js';
import type { Judgement } from '../domain/health.js';
import { SourceEntryAnswer, termsAnswer } from './source-entry.answer.js';

const CIRCUITS = ['closed', 'open', 'half-open'] as const;
const JUDGEMENTS = ['operacional', 'instavel', 'fora_do_ar'] as const;
const Rate = (description: string) => ApiProperty({ type: Number, nullable: true, example: 0.998, description });
const Milliseconds = () => ApiProperty({ type: 'integer', nullable: true, example: 180 });

export class SourceHealthAnswer {
  @ApiProperty({ type: 'integer', description: 'Chamadas feitas na última hora.' })
  calls!: number;

  @ApiProperty({ type: 'integer', description: 'Recusadas sem chamar: circuito aberto ou fila cheia.' })
  refused!: number;

  @Rate('De 0 a 1; "não encontrado" é sucesso da fonte. Nulo: sem chamadas.')
  successRate!: number | null;

  @Milliseconds()
  p50Ms!: number | null;

  @Milliseconds()
  p95Ms!: number | null;

  @ApiProperty({ enum: JUDGEMENTS, nullable: true, description: 'Dos últimos cinco minutos; nulo: sem chamadas.' })
  state!: Judgement | null;
}

export class SourceItem {
  @ApiProperty({ enum: SOURCE_IDS, enumName: 'SourceId', example: 'bureau' })
  id!: SourceId;

  @ApiProperty({ example: 'Birô de dados' })
  name!: string;

  @ApiProperty({ description: 'As configurações da fonte foram informadas.' })
  configured!: boolean;

  @ApiProperty({ description: 'É o sandbox: ninguém existe.' })
  fictional!: boolean;

  @ApiProperty({ enum: ['oficial', 'contratada', 'aberta'], nullable: true })
  origin!: string | null;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', isArray: true, description: 'Os tipos que a consultam.' })
  askedBy!: LookupType[];

  @ApiProperty({ enum: CIRCUITS, nullable: true, description: 'Nesta instância.' })
  circuit!: (typeof CIRCUITS)[number] | null;

  @Text('protecao_credito', 'A base legal que as configurações propõem.')
  suggestedBasis!: string | null;

  @ApiProperty({ type: [String], description: 'O que falta para ser consultada; vazio: nada.' })
  missing!: string[];

  @ApiProperty({ type: () => SourceEntryAnswer, nullable: true })
  entry!: SourceEntryAnswer | null;

  @ApiProperty({ type: () => SourceHealthAnswer })
  health!: SourceHealthAnswer;
}

export function sourceItem({ id, name, connected, entry, missing, health }: SourceView): SourceItem {
  return {
    id,
    name,
    configured: connected !== null,
    fictional: connected?.fictional ?? false,
    origin: connected?.origem ?? null,
    askedBy: [...(connected?.types ?? [])],
    circuit: connected?.circuit ?? null,
    suggestedBasis: connected?.settingsBasis ?? null,
    missing: [...missing],
    entry: entry && {
      ...termsAnswer(entry),
      changedAt: entry.changedAt.toISOString(),
      changedBy: entry.changedBy,
    },
    health,
  };
}
