import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';

export const WEBHOOK_STATES = ['waiting', 'processed', 'given-up'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** A webhook as an administrator sees it: what came and what became of it, without its body. */
export class WebhookItem extends AnswerOf({
  id: t.uuid(),
  provider: t.string({ example: 'mercado-pago' }),
  eventId: t.string('O evento, como o meio de pagamento o chama.', { example: '1234567890:7' }),
  chargeId: t.string('A cobrança de que se trata.', { example: '1234567890' }),
  state: t.enum(WEBHOOK_STATES, '`waiting`: será tentada de novo. `given-up`: falhou por um dia; só volta por aqui.'),
  outcome: t.string('A situação do pagamento depois dela, ou por que não havia o que fazer.', {
    nullable: true,
    example: 'aprovado',
  }),
  attempts: t.integer(),
  receivedAt: t.dateTime(),
  processedAt: t.dateTime({ nullable: true }),
  nextAttemptAt: t.dateTime({ nullable: true }),
}) {}

export class WebhooksAnswer extends PageOf(WebhookItem, 'A mais nova primeiro, se nada mais foi pedido.') {}

export class OpenedWebhookItem extends AnswerOf(WebhookItem, {
  payload: t.string('O que chegou, sem o que poderia identificar quem pagou.', { example: '{ "id": 7 }' }),
  signature: t.string('Como a origem foi conferida.', { example: 'as-received' }),
}) {}

export class OpenedWebhookAnswer extends AnswerOf(SuccessAnswer, { data: t.one(OpenedWebhookItem) }) {}

export class ReplayAnswer extends AnswerOf(SuccessAnswer, { id: t.uuid() }) {}
