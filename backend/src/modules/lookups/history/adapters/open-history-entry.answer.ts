import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { AnswerOf, field, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { keepsResult, LOOKUP_RESULTS } from '../../model/index.js';
import { DivergenceDetails, LookupMeta } from '../../run/index.js';
import type { OpenedEntry } from '../application/history-entries.port.js';
import type { ShownEntry } from '../application/read-history.js';
import { HistoryItem } from './history.answers.js';
import { historyItem } from './history-view.js';

const REASONS = ['prazo_de_guarda', 'sem_dados', 'pessoa_protegida'] as const;
const RESULTS = [...new Set(Object.values(LOOKUP_RESULTS))];

@ApiExtraModels(...RESULTS)
export class HistoryEntryAnswer extends AnswerOf(SuccessAnswer, {
  entry: t.one(HistoryItem),
  consulta: field<Readonly<Record<string, string>> | null>({
    type: Object,
    anyOf: [{ type: 'object', additionalProperties: { type: 'string' } }, { type: 'null' }],
    description: 'O que foi consultado, por extenso; nulo quando a pessoa já não pode ser mostrada.',
    example: { cpf: '52998224725' },
  }),
  data: field<unknown>({
    type: Object,
    nullable: true,
    anyOf: RESULTS.map((result) => ({ $ref: getSchemaPath(result) })),
    description:
      'O resultado salvo, sem os campos que ainda não existiam; nulo quando não houve ou depois do prazo de guarda.',
  }),
  motivo: t.enum(
    REASONS,
    'Por que não há resultado: apagado pelo prazo de guarda, a consulta não trouxe dados, ou os dados da pessoa deixaram de estar disponíveis; nulo quando há.',
    { nullable: true, example: null },
  ),
  meta: t.one(LookupMeta, 'Nulo quando nenhuma fonte respondeu.', { nullable: true }),
  details: t.one(DivergenceDetails, 'Os campos em que as fontes divergiram.', { nullable: true }),
}) {}

export function openedEntry(entry: ShownEntry): HistoryEntryAnswer {
  const saved: unknown = entry.resultJson === null ? null : JSON.parse(entry.resultJson);
  const diverged = entry.outcome === 'diverged';
  return {
    success: true,
    entry: historyItem(entry),
    consulta: entry.query,
    data: diverged ? null : saved,
    motivo: saved === null ? reasonOf(entry) : null,
    meta: metaOf(entry),
    details: diverged ? (saved as DivergenceDetails | null) : null,
  };
}

function reasonOf({ withheld, outcome }: ShownEntry): (typeof REASONS)[number] {
  if (withheld) return 'pessoa_protegida';
  return keepsResult(outcome) ? 'prazo_de_guarda' : 'sem_dados';
}

/** Where the saved answer came from; null when no source answered. */
export function metaOf(entry: OpenedEntry): LookupMeta | null {
  if (entry.origem === null || entry.outcome === 'source_down') return null;
  return {
    origem: entry.origem,
    fonte: entry.fonte ?? '',
    consultadoEm: entry.askedAt.toISOString(),
    dadosDe: entry.dadosDe,
    latenciaMs: entry.latencyMs,
    emCache: entry.origem === 'cache',
    protocolo: entry.protocolo,
    simulado: entry.outcome === 'simulated',
  };
}
