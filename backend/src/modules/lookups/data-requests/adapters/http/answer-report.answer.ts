import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';

class ReportedLookupAnswer extends AnswerOf({
  em: t.isoDateTime(),
  assinante: t.integer('O mesmo número é o mesmo assinante, nesta resposta.'),
  tipo: t.string({ example: 'CPF' }),
  finalidade: t.string({ nullable: true, example: 'Proteção ao crédito' }),
  baseLegal: t.string({ nullable: true }),
  fonte: t.string({ nullable: true }),
  desfecho: t.string({ example: 'Dados mostrados ao assinante' }),
}) {}

class ReportedSourceAnswer extends AnswerOf({
  fonte: t.string(),
  baseLegal: t.string({ nullable: true }),
  responsavel: t.string('A empresa por trás da fonte, conforme o registro.', { nullable: true }),
  consultas: t.integer(),
}) {}

/** What the audit holds about a person, as the person reads it. */
export class AnswerReportAnswer extends AnswerOf({
  ate: t.isoDateTime('A trilha até este momento.'),
  total: t.integer(),
  assinantes: t.integer(),
  consultas: t.list(ReportedLookupAnswer, 'A mais nova primeiro; no máximo 1.000.'),
  fontes: t.list(ReportedSourceAnswer),
}) {}

export class SentAnswerAnswer extends AnswerOf({
  text: t.string(),
  report: t.one(AnswerReportAnswer, { nullable: true }),
}) {}
