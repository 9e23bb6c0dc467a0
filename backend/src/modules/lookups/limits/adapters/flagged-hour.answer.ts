import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { AbuseFlagItem } from './abuse-flags.answers.js';
import type { FlaggedHour } from './abuse-flags.store.js';

class FlaggedLookup extends AnswerOf({
  em: t.dateTime(),
  tipo: t.enum(LOOKUP_TYPES, { enumName: 'LookupType' }),
  consulta: t.string({ example: '***.982.247-**' }),
  desfecho: t.string({ example: 'not_found' }),
}) {}

class FlaggedStep extends AnswerOf({
  de: t.dateTime(),
  encontradas: t.integer(),
  outras: t.integer(),
}) {}

export class FlaggedHourAnswer extends AnswerOf(AbuseFlagItem, {
  success: t.enum([true]),
  consultas: t.list(FlaggedLookup, 'As últimas da hora anterior que estão no histórico, mascaradas.'),
  passos: t.list(FlaggedStep, 'A hora anterior, de cinco em cinco minutos.'),
}) {}

export function flaggedHourAnswer({ flag, lookups, steps }: FlaggedHour): FlaggedHourAnswer {
  return {
    success: true,
    ...flag,
    consultas: lookups.map(({ at, type, masked, outcome }) => ({
      em: at,
      tipo: type,
      consulta: masked,
      desfecho: outcome,
    })),
    passos: steps.map(({ from, found, others }) => ({ de: from, encontradas: found, outras: others })),
  };
}
