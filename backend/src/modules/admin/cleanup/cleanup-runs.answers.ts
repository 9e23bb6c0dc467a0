import { IntersectionType } from '@nestjs/swagger';
import { CLEANUP_RULES, REMOVAL_STATES, type RemovalState } from '../../../kernel/cleanup.js';
import { AnswerOf, PageOf, t } from '../../../platform/http/answer.fields.js';
import { OptionalOneOf, PageQuery, TimeSortField } from '../../../platform/http/request.fields.js';

export class CleanupRunItem extends AnswerOf({
  id: t.uuid(),
  startedAt: t.dateTime(),
  finishedAt: t.dateTime('Nulo: em andamento.', { nullable: true }),
  askedBy: t.string('Quem pediu; nulo: automática.', { nullable: true }),
  rule: t.enum(CLEANUP_RULES, { enumName: 'CleanupRule' }),
  days: t.integer('O prazo da regra, em dias.'),
  chosen: t.integer('Contas na lista.'),
  removed: t.integer(),
  spared: t.integer('Na lista, e algo veio antes da remoção.'),
}) {}

export class CleanupRunsAnswer extends PageOf(CleanupRunItem, 'A mais nova primeiro.') {}

export class RemovalsFilter extends TimeSortField {
  @OptionalOneOf(REMOVAL_STATES, 'Situação inválida.', { enumName: 'RemovalState' })
  state?: RemovalState;
}

export class RemovalsQuery extends IntersectionType(PageQuery, RemovalsFilter) {}

export class RemovalItem extends AnswerOf({
  accountId: t.uuid('O pseudônimo da conta.'),
  state: t.enum(REMOVAL_STATES, { enumName: 'RemovalState' }),
  endedAt: t.dateTime(),
  removedAt: t.dateTime({ nullable: true }),
}) {}

export class RemovalsAnswer extends PageOf(RemovalItem) {}
