import { AnswerOf, t } from '../../../platform/http/answer.fields.js';

export const count = (description?: string) => t.integer(description, { example: 42 });
export const cents = (description = 'Em centavos.') => t.integer(description, { example: 1_500 });

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
