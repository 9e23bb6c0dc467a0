import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';
import {
  MadeWebhookEndpoint,
  OpenedWebhookDelivery,
  WebhookDeliveryItem,
  WebhookEndpointItem,
} from './webhook.answers.js';

export class V1WebhookEndpoints extends AnswerOf({
  data: t.list(WebhookEndpointItem, 'Os mais novos primeiro; dez no máximo.'),
  nextCursor: t.string('Sempre nulo: a lista vem inteira.', { nullable: true, example: null }),
}) {}

export class V1WebhookEndpoint extends AnswerOf({ data: t.one(WebhookEndpointItem) }) {}

export class V1MadeWebhookEndpoint extends AnswerOf({ data: t.one(MadeWebhookEndpoint) }) {}

export class V1WebhookDeliveries extends AnswerOf({
  data: t.list(WebhookDeliveryItem, 'As mais novas primeiro.'),
  nextCursor: t.uuid('Para pedir a página seguinte; nulo na última.', {
    nullable: true,
    example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  }),
}) {}

export class V1WebhookDelivery extends AnswerOf({ data: t.one(OpenedWebhookDelivery) }) {}

class SentWebhook extends AnswerOf({ id: t.uuid('A entrega.', { example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }) }) {}

export class V1SentWebhook extends AnswerOf({ data: t.one(SentWebhook) }) {}
