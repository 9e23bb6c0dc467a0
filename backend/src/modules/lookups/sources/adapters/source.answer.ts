import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { SOURCE_IDS } from '../../../../kernel/sources.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import type { Origin } from '../../model/index.js';
import { SourceEntryAnswer } from './source-entry.answer.js';

const CIRCUITS = ['closed', 'open', 'half-open'] as const;
const JUDGEMENTS = ['operacional', 'instavel', 'fora_do_ar'] as const;
const ORIGINS: readonly Origin[] = ['oficial', 'contratada', 'aberta'];
const milliseconds = () => t.integer({ nullable: true, example: 180 });

class SourceHealthAnswer extends AnswerOf({
  calls: t.integer('Chamadas feitas na última hora.'),
  refused: t.integer('Recusadas sem chamar: circuito aberto ou fila cheia.'),
  successRate: t.number('De 0 a 1; "não encontrado" é sucesso da fonte. Nulo: sem chamadas.', {
    nullable: true,
    example: 0.998,
  }),
  p50Ms: milliseconds(),
  p95Ms: milliseconds(),
  state: t.enum(JUDGEMENTS, 'Dos últimos cinco minutos; nulo: sem chamadas.', { nullable: true }),
}) {}

export class SourceItem extends AnswerOf({
  id: t.enum(SOURCE_IDS, { enumName: 'SourceId', example: 'bureau' }),
  name: t.string({ example: 'Birô de dados' }),
  configured: t.boolean('As configurações da fonte foram informadas.'),
  fictional: t.boolean('É o sandbox: ninguém existe.'),
  origin: t.enum(ORIGINS, { nullable: true }),
  askedBy: t.enums(LOOKUP_TYPES, 'Os tipos que a consultam.', { enumName: 'LookupType' }),
  circuit: t.enum(CIRCUITS, 'Nesta instância.', { nullable: true }),
  suggestedBasis: t.string('A base legal que as configurações propõem.', {
    nullable: true,
    example: 'protecao_credito',
  }),
  missing: t.strings('O que falta para ser consultada; vazio: nada.'),
  entry: t.one(SourceEntryAnswer, { nullable: true }),
  health: t.one(SourceHealthAnswer),
}) {}
