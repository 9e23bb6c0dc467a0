import type { AUDIT_OUTCOME_LABELS } from '../../../kernel/audit-outcomes.js';
import { LOOKUP_TYPES } from '../../../kernel/lookup-catalogue.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { ComparedAnswer, count } from './stats.fields.js';

/** How a lookup ended that was answered. */
export type StatsOutcome = Exclude<keyof typeof AUDIT_OUTCOME_LABELS, 'refused'>;

export const OUTCOMES: readonly StatsOutcome[] = [
  'success',
  'not_found',
  'diverged',
  'source_down',
  'withheld',
  'simulated',
];

export class StatsOutcomeAnswer extends AnswerOf(ComparedAnswer, {
  outcome: t.enum([...OUTCOMES], { enumName: 'StatsOutcome' }),
}) {}

export class TallyAnswer extends AnswerOf({
  n: count('Todas as consultas feitas.'),
  found: count('Respondidas com dados de uma fonte.'),
}) {}

export class StatsTypeAnswer extends AnswerOf(TallyAnswer, {
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType' }),
}) {}

export class StatsDayAnswer extends AnswerOf(TallyAnswer, { day: t.string({ format: 'date' }) }) {}

export class LookupStatsAnswer extends AnswerOf({
  all: t.one(ComparedAnswer),
  found: t.one(ComparedAnswer),
  outcomes: t.list(StatsOutcomeAnswer),
  types: t.list(StatsTypeAnswer),
  days: t.list(StatsDayAnswer),
}) {}
