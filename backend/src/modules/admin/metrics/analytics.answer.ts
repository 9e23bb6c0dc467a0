import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import {
  CohortAnswer,
  FailureAnswer,
  HourAnswer,
  PlanDayAnswer,
  SourceDayAnswer,
  TypeDayAnswer,
} from './analytics-series.answer.js';
import { CodeStatsAnswer } from './revenue-stats.answer.js';
import { StatsPeriodAnswer } from './stats.fields.js';

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
