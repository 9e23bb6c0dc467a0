import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { cursorText, type HistoryEntry, type ShownEntry } from '../../history/index.js';
import { LOOKUP_RESULTS, ORIGINS, type Origin, OUTCOMES, type Outcome, Text } from '../../model/index.js';
import { type LookupAnswer, LookupMeta } from '../../run/index.js';

const RESULTS = [...new Set(Object.values(LOOKUP_RESULTS))];

abstract class LookupData {
  @ApiProperty({ type: () => LookupMeta })
  meta!: LookupMeta;
}

/** The good answer of a type's call. */
export function lookupData(type: LookupType): Type<LookupData> {
  const className = `${lookupDefinition(type).name}Lookup`;
  const Answer = { [className]: class extends LookupData {} }[className] as Type<LookupData>;
  ApiProperty({ type: LOOKUP_RESULTS[type] })(Answer.prototype, 'data');
  return Answer;
}

/** The data are JSON already. */
export function lookupText({ dataJson, meta }: LookupAnswer): string {
  return `{"data":${dataJson},"meta":${JSON.stringify(meta)}}`;
}

export class PastLookup {
  @ApiProperty({ example: '20261121-7Q2M-K9XD' })
  protocolo!: string;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  tipo!: LookupType;

  @ApiProperty({ description: 'O que foi consultado, mascarado.', example: '***.982.247-**' })
  consultado!: string;

  @ApiProperty({
    enum: OUTCOMES,
    enumName: 'Outcome',
    description: 'Dados, não encontrado, fontes divergem, fonte fora do ar, simulada ou pessoa protegida.',
    example: 'success',
  })
  desfecho!: Outcome;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.182Z' })
  consultadoEm!: string;

  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'protecao_credito' })
  finalidade!: Purpose | null;

  @ApiProperty({ enum: ORIGINS, enumName: 'Origin', nullable: true, example: 'contratada' })
  origem!: Origin | null;

  @Text('Birô de dados')
  fonte!: string | null;

  @Text('2026-10', 'Mês dos dados (AAAA-MM), quando a fonte o informa.')
  dadosDe!: string | null;

  @ApiProperty({ description: 'Verdadeiro quando os dados são inventados.', example: false })
  simulado!: boolean;
}

export class PastLookups {
  @ApiProperty({ type: () => [PastLookup], description: 'As mais novas primeiro.' })
  data!: PastLookup[];

  @Text('newest..0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11', 'Para pedir a página seguinte; nulo na última.')
  nextCursor!: string | null;
}

@ApiExtraModels(...RESULTS)
export class OpenedLookup extends PastLookup {
  @ApiProperty({
    nullable: true,
    anyOf: RESULTS.map((result) => ({ $ref: getSchemaPath(result) })),
    description:
      'O resultado salvo; nulo quando não houve, depois do prazo de guarda, ou quando a pessoa já não pode ser mostrada.',
  })
  resultado!: unknown;
}

export class OpenedLookupAnswer {
  @ApiProperty({ type: () => OpenedLookup })
  data!: OpenedLookup;
}

export function pastLookups(
  entries: readonly HistoryEntry[],
  next: Parameters<typeof cursorText>[1] | null,
): PastLookups {
  return { data: entries.map(pastLookup), nextCursor: next && cursorText('newest', next) };
}

export function openedLookup(entry: ShownEntry): OpenedLookupAnswer {
  const shown = entry.resultJson === null || entry.outcome === 'diverged' ? null : entry.resultJson;
  return { data: { ...pastLookup(entry), resultado: shown && JSON.parse(shown) } };
}

function pastLookup(entry: HistoryEntry): PastLookup {
  return {
    protocolo: entry.protocolo,
    tipo: entry.type,
    consultado: entry.subject,
    desfecho: entry.outcome,
    consultadoEm: entry.at.toISOString(),
    finalidade: entry.purpose,
    origem: entry.origem,
    fonte: entry.fonte,
    dadosDe: entry.dadosDe,
    simulado: entry.outcome === 'simulated',
  };
}
