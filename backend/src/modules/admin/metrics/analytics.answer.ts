import { LOOKUP_TYPES } from '../../../kernel/lookup-catalogue.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { SourceStatsAnswer } from './stats.answer.js';
import { CodeStatsAnswer, count, StatsPeriodAnswer, TakingsAnswer, TallyAnswer } from './stats.fields.js';

class TypeDayAnswer extends AnswerOf(TallyAnswer, {
  day: t.string({ format: 'date' }),
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType' }),
}) {}

class HourAnswer extends AnswerOf(TallyAnswer, {
  hour: t.integer('Em Brasília.', { minimum: 0, maximum: 23 }),
}) {}

class FailureAnswer extends AnswerOf({
  outcome: t.enum(['not_found', 'diverged', 'source_down', 'withheld', 'simulated'], { enumName: 'FailedOutcome' }),
  code: t.string(
    'O código com que a consulta costuma responder assim; em `source_down` pode ter sido outro, como `MAINTENANCE`.',
    { example: 'SOURCE_DOWN' },
  ),
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType' }),
  n: count(),
}) {}

class SourceDayAnswer extends AnswerOf(SourceStatsAnswer, { day: t.string({ format: 'date' }) }) {}

class PlanDayAnswer extends AnswerOf(TakingsAnswer, {
  day: t.string({ format: 'date' }),
  planId: t.enum(PLAN_IDS, { enumName: 'PlanId' }),
}) {}

class CohortAnswer extends AnswerOf({
  week: t.string('A segunda-feira da semana do cadastro.', { format: 'date' }),
  registered: count(),
  paid: count('Pagaram desde então.'),
  renewed: count('Pagaram mais de uma vez.'),
}) {}

export class AnalyticsAnswer extends AnswerOf(SuccessAnswer, {
  at: t.dateTime(),
  period: t.one(StatsPeriodAnswer),
  types: t.list(TypeDayAnswer, 'Dias sem consulta do tipo não aparecem.'),
  hours: t.list(HourAnswer),
  failures: t.list(FailureAnswer),
  sources: t.list(SourceDayAnswer),
  plans: t.list(PlanDayAnswer),
  cohorts: t.list(CohortAnswer, 'Só quem se cadastrou no período.'),
  codes: t.list(CodeStatsAnswer),
}) {}
