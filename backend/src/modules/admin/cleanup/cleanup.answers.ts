import { CLEANUP_RULES, type CleanupRule } from '../../../kernel/cleanup.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { instantRule } from '../../../platform/http/period.js';
import { OptionalField, OptionalOneOf, PageQuery, Satisfies } from '../../../platform/http/request.fields.js';

export class CleanupPreviewQuery extends PageQuery {
  @OptionalOneOf(CLEANUP_RULES, 'Regra inválida.', { enumName: 'CleanupRule', default: 'plano_vencido' })
  rule?: CleanupRule;

  @OptionalField({
    format: 'date-time',
    description: 'O asOf da primeira página: a lista continua a mesma, por 30 minutos.',
  })
  @Satisfies(instantRule('Informe data e hora em ISO 8601.'))
  asOf?: string;
}

export class CleanupStatsAnswer extends AnswerOf(SuccessAnswer, {
  total: t.integer('Contas de assinantes, sem as removidas.', { example: 120 }),
  active: t.integer('Com plano em vigor.', { example: 80 }),
  expired: t.integer('Cujo plano terminou.', { example: 30 }),
  toRemove: t.integer('Cujo plano terminou há mais que a carência: uma limpeza as removeria agora.', { example: 5 }),
  gracePeriodinDays: t.integer('Dias de carência depois do fim do plano.', { example: 7 }),
  neverPaid: t.integer('Que nunca tiveram plano.', { example: 10 }),
  unpaidToRemove: t.integer('Cadastros sem pagamento cujo prazo passou.', { example: 3 }),
  unpaidPeriodInDays: t.integer('Dias depois do cadastro ou da última tentativa de pagar.', { example: 30 }),
  unpaidRemoved: t.boolean('Se cadastros sem pagamento são removidos.', { example: false }),
  nextRunAt: t.dateTime('A próxima limpeza automática; nulo: desligada.', { nullable: true }),
  at: t.dateTime(),
}) {}

export class DepartureItem extends AnswerOf({
  id: t.uuid(),
  email: t.string({ example: 'an***@gmail.com' }),
  planId: t.enum(PLAN_IDS, { nullable: true }),
  endedAt: t.dateTime('Fim do plano; sem plano, o cadastro ou a última cobrança.'),
  dueAt: t.dateTime('Depois disso pode ser removida.'),
}) {}

class CleanupStays extends AnswerOf({
  pagamento_em_andamento: t.integer(),
  devolucao_em_andamento: t.integer(),
  bloqueada: t.integer(),
}) {}

export class CleanupPreviewAnswer extends AnswerOf(PageOf(DepartureItem, 'O cadastro mais novo primeiro.'), {
  asOf: t.dateTime('O momento da lista.'),
  rule: t.enum(CLEANUP_RULES, { enumName: 'CleanupRule' }),
  toRemove: t.integer('Contas na lista.'),
  list: t.string('A marca desta lista, que a execução confirma.'),
  stays: t.one(CleanupStays, 'Contas que ficam, embora o prazo tenha passado.'),
}) {}
