import type { Type } from '@nestjs/common';
import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS } from '../../../../kernel/purposes.js';
import { AnswerOf, field, t } from '../../../../platform/http/answer.fields.js';
import { cursorText, type HistoryEntry, type ShownEntry } from '../../history/index.js';
import { LOOKUP_RESULTS, ORIGINS, OUTCOMES, wholeResult } from '../../model/index.js';
import { type LookupAnswer, LookupMeta } from '../../run/index.js';

const RESULTS = [...new Set(Object.values(LOOKUP_RESULTS))];

abstract class LookupData extends AnswerOf({ meta: t.one(LookupMeta) }) {}

/** The good answer of a type's call. */
export function lookupData(type: LookupType): Type<LookupData> {
  const className = `${lookupDefinition(type).name}Lookup`;
  const Data = AnswerOf(LookupData, { data: field<unknown>({ type: LOOKUP_RESULTS[type] }) });
  return { [className]: class extends Data {} }[className] as Type<LookupData>;
}

/** The data are JSON already. */
export function lookupText({ dataJson, meta }: LookupAnswer): string {
  return `{"data":${dataJson},"meta":${JSON.stringify(meta)}}`;
}

class PastLookup extends AnswerOf({
  protocolo: t.string({ example: '20261121-7Q2M-K9XD' }),
  tipo: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  consultado: t.string('O que foi consultado, mascarado.', { example: '***.982.247-**' }),
  desfecho: t.enum(
    OUTCOMES,
    'Dados, não encontrado, fontes divergem, fonte fora do ar, simulada ou pessoa protegida.',
    { enumName: 'Outcome', example: 'success' },
  ),
  consultadoEm: t.dateTime('Quando a fonte foi consultada; antes da consulta, se a resposta veio da memória recente.', {
    example: '2026-11-21T12:30:00.182Z',
  }),
  finalidade: t.enum(PURPOSE_IDS, { enumName: 'Purpose', nullable: true, example: 'protecao_credito' }),
  origem: t.enum(ORIGINS, { enumName: 'Origin', nullable: true, example: 'contratada' }),
  fonte: t.string({ nullable: true, example: 'Birô de dados' }),
  dadosDe: t.string('Mês dos dados (AAAA-MM), quando a fonte o informa.', { nullable: true, example: '2026-10' }),
  simulado: t.boolean('Verdadeiro quando os dados são inventados.', { example: false }),
}) {}

export class PastLookups extends AnswerOf({
  data: t.list(PastLookup, 'As mais novas primeiro.'),
  nextCursor: t.string('Para pedir a página seguinte; nulo na última.', {
    nullable: true,
    example: 'newest..0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  }),
}) {}

@ApiExtraModels(...RESULTS)
class OpenedLookup extends AnswerOf(PastLookup, {
  resultado: field<unknown>({
    type: Object,
    nullable: true,
    anyOf: RESULTS.map((result) => ({ $ref: getSchemaPath(result) })),
    description:
      'O resultado salvo; nulo quando não houve, depois do prazo de guarda, ou quando a pessoa já não pode ser mostrada.',
  }),
}) {}

export class OpenedLookupAnswer extends AnswerOf({ data: t.one(OpenedLookup) }) {}

export function pastLookups(
  entries: readonly HistoryEntry[],
  next: Parameters<typeof cursorText>[1] | null,
): PastLookups {
  return { data: entries.map(pastLookup), nextCursor: next && cursorText('newest', next) };
}

export function openedLookup(entry: ShownEntry): OpenedLookupAnswer {
  const shown = entry.resultJson === null || entry.outcome === 'diverged' ? null : entry.resultJson;
  return { data: { ...pastLookup(entry), resultado: shown && JSON.parse(wholeResult(entry, shown)) } };
}

function pastLookup(entry: HistoryEntry): PastLookup {
  return {
    protocolo: entry.protocolo,
    tipo: entry.type,
    consultado: entry.subject,
    desfecho: entry.outcome,
    consultadoEm: entry.askedAt,
    finalidade: entry.purpose,
    origem: entry.origem,
    fonte: entry.fonte,
    dadosDe: entry.dadosDe,
    simulado: entry.outcome === 'simulated',
  };
}
