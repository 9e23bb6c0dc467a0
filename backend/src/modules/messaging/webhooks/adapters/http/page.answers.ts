import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../../../platform/http/answer.fields.js';
import {
  MadeWebhookEndpoint,
  OpenedWebhookDelivery,
  WebhookDeliveryItem,
  WebhookEndpointItem,
} from './webhook.answers.js';

export class WebhookEndpointsAnswer extends PageOf(WebhookEndpointItem, 'Os mais novos primeiro.') {}

export class WebhookEndpointAnswer extends AnswerOf(SuccessAnswer, { data: t.one(WebhookEndpointItem) }) {}

export class MadeWebhookEndpointAnswer extends AnswerOf(SuccessAnswer, { data: t.one(MadeWebhookEndpoint) }) {}

export class WebhookDeliveriesAnswer extends PageOf(WebhookDeliveryItem, 'As mais novas primeiro.') {}

export class WebhookDeliveryAnswer extends AnswerOf(SuccessAnswer, { data: t.one(OpenedWebhookDelivery) }) {}

export class WebhookTestAnswer extends AnswerOf(SuccessAnswer, { id: t.uuid('A entrega, no registro.') }) {}
