import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { AnswerOf, field, t } from '../../../../platform/http/answer.fields.js';
import type { Origin } from '../../model/index.js';
import { type PartStatus, STATUS_DAYS } from '../application/read-status.js';
import { OWN_PARTS, SERVICE_STATES } from '../domain/health.js';

export const serviceState = (description: string) =>
  t.enum(SERVICE_STATES, description, { enumName: 'ServiceState', example: 'operacional' });
const ORIGINS: readonly Origin[] = ['oficial', 'contratada', 'aberta'];

export class StatusDay extends AnswerOf({
  day: t.string({ format: 'date', example: '2026-11-21' }),
  worst: serviceState('O pior estado do dia.'),
  availability: t.number('De 0 a 1; nulo: sem chamadas no dia.', { nullable: true, example: 0.998 }),
}) {}

class PartStatusAnswer extends AnswerOf({
  state: serviceState(
    '`instavel`: de cinco minutos, menos de 95% das chamadas com resposta. `fora_do_ar`: menos da metade. `desligada`: o operador não a oferece.',
  ),
  since: t.dateTime({ nullable: true }),
  text: t.string('O aviso de uma consulta em manutenção.', { nullable: true, example: null }),
  days: field<Array<StatusDay | null>>({
    type: 'array',
    description: `Um item por dia desde \`from\`, ${STATUS_DAYS} ao todo; nulo: nada foi medido nesse dia.`,
    items: { nullable: true, allOf: [{ $ref: '#/components/schemas/StatusDay' }] },
  }),
}) {}

export class LookupStatusAnswer extends AnswerOf(PartStatusAnswer, {
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  origins: t.enums(ORIGINS, 'De que espécie são as suas fontes.'),
}) {}

export class OwnPartStatusAnswer extends AnswerOf(PartStatusAnswer, { part: t.enum(OWN_PARTS, { example: 'api' }) }) {}

export function partAnswer({ state, since, text, days }: PartStatus): PartStatusAnswer {
  return {
    state,
    since,
    text,
    days: days.map((day) => day && { ...day, availability: day.availability && rounded(day.availability) }),
  };
}

/** Four places, downwards: a day with one failure is never told as a whole one. */
function rounded(share: number): number {
  return Math.floor(share * 10_000) / 10_000;
}
