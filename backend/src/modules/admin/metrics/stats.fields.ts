import type { AUDIT_OUTCOME_LABELS } from '../../../kernel/audit-outcomes.js';
import { LOOKUP_TYPES } from '../../../kernel/lookup-catalogue.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';

export const count = (description?: string) => t.integer(description, { example: 42 });
const cents = (description = 'Em centavos.') => t.integer(description, { example: 1_500 });

/** A part from 0 to 1. */
export const rate = (description: string) => t.number(description, { nullable: true, example: 0.4 });

export class StatsPeriodAnswer extends AnswerOf({
  from: t.string('O primeiro dia, em Brasília.', { format: 'date' }),
  to: t.string('O último dia.', { format: 'date' }),
  hours: t.integer('Quantas horas do último dia entram, a em curso também.', { minimum: 1, maximum: 24 }),
}) {}

export class WholeHoursAnswer extends AnswerOf(StatsPeriodAnswer, {
  hours: t.integer('Quantas horas inteiras do último dia entram.', { minimum: 0, maximum: 24 }),
}) {}

/** A metric, and its whole hours beside those of the equal period before. */
export class ComparedAnswer extends AnswerOf({
  current: count('Do período, até agora.'),
  compared: count('O mesmo sem a hora em curso: o que se compara.'),
  previous: count('Do período anterior.'),
}) {}

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

class StatsOutcomeAnswer extends AnswerOf(ComparedAnswer, {
  outcome: t.enum([...OUTCOMES], { enumName: 'StatsOutcome' }),
}) {}

export class TallyAnswer extends AnswerOf({
  n: count('Todas as consultas feitas.'),
  found: count('Respondidas com dados de uma fonte.'),
}) {}

class StatsTypeAnswer extends AnswerOf(TallyAnswer, {
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType' }),
}) {}

class StatsDayAnswer extends AnswerOf(TallyAnswer, { day: t.string({ format: 'date' }) }) {}

export class LookupStatsAnswer extends AnswerOf({
  all: t.one(ComparedAnswer),
  found: t.one(ComparedAnswer),
  outcomes: t.list(StatsOutcomeAnswer),
  types: t.list(StatsTypeAnswer),
  days: t.list(StatsDayAnswer),
}) {}

export class TakingsAnswer extends AnswerOf({
  payments: count('Pagamentos com dinheiro recebido.'),
  given: count('Planos dados por código que não deixou nada a pagar.'),
  receivedCents: cents(),
  returnedCents: cents('Estornos e contestações, em centavos.'),
}) {}

class RevenueDayAnswer extends AnswerOf({
  day: t.string({ format: 'date' }),
  receivedCents: cents(),
  returnedCents: cents(),
}) {}

class PlanStatsAnswer extends AnswerOf(TakingsAnswer, {
  planId: t.enum(PLAN_IDS, { enumName: 'PlanId' }),
  active: count('Contas com este plano em vigor agora.'),
}) {}

export class CodeStatsAnswer extends AnswerOf(TakingsAnswer, {
  code: t.string({ example: 'BEMVINDO' }),
  discountCents: cents('O que o código descontou, em centavos.'),
}) {}

export class RevenueStatsAnswer extends AnswerOf({
  received: t.one(ComparedAnswer, 'Centavos recebidos.'),
  returned: t.one(ComparedAnswer, 'Centavos devolvidos.'),
  payments: t.one(ComparedAnswer),
  days: t.list(RevenueDayAnswer),
  plans: t.list(PlanStatsAnswer),
  codes: t.list(CodeStatsAnswer),
}) {}
