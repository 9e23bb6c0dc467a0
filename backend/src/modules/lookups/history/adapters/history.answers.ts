import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS } from '../../../../kernel/purposes.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { ORIGINS, OUTCOMES } from '../../model/index.js';

class ResultSummary extends AnswerOf({ hasResults: t.boolean({ example: true }) }) {}

export class HistoryItem extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  timestamp: t.dateTime({ example: '2026-11-21T12:30:00.182Z' }),
  consultationType: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  query: t.string('O que foi consultado: mascarado ou, sem o modo de privacidade, por extenso.', {
    example: '***.982.247-**',
  }),
  success: t.boolean('Verdadeiro só quando uma fonte respondeu com dados.', { example: true }),
  resultSummary: t.one(ResultSummary),
  outcome: t.enum(OUTCOMES, 'Dados, não encontrado, fontes divergem, fonte fora do ar ou resposta simulada.', {
    enumName: 'Outcome',
    example: 'success',
  }),
  origem: t.enum(ORIGINS, { enumName: 'Origin', nullable: true, example: 'contratada' }),
  fonte: t.string({ nullable: true, example: 'Birô de dados' }),
  protocolo: t.string({ example: '20261121-7Q2M-K9XD' }),
  finalidade: t.enum(PURPOSE_IDS, { enumName: 'Purpose', nullable: true, example: 'protecao_credito' }),
  simulado: t.boolean({ example: false }),
  encontrado: t.string(
    'Quem foi encontrado (até cinco nomes), ou o endereço do CEP, para quem desligou o modo de privacidade; nulo com ele, em listas de homônimos e sem resultado guardado.',
    { nullable: true, example: null },
  ),
  dossie: t.string('O dossiê da pessoa ou empresa; nulo em consultas que não são de uma só.', {
    nullable: true,
    example: '9f3ac1d2e4b5a678',
  }),
}) {}

export class HistoryAnswer extends AnswerOf(SuccessAnswer, {
  history: t.list(HistoryItem),
  nextCursor: t.string('Para pedir a página seguinte; nulo na última.', {
    nullable: true,
    example: 'newest..0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  }),
  total: t.integer('Consultas que atendem ao filtro.', { example: 42 }),
  successes: t.integer('Quantas delas trouxeram dados.', { example: 40 }),
  totalCapped: t.boolean(
    'Verdadeiro quando pode haver mais do que se contou: com período contam-se até 10.000, com busca até 2.000, ' +
      'e de uma busca com várias palavras muito comuns, só entre as mais novas.',
    { example: false },
  ),
}) {}
