import { DELIVERY_FAULTS, DELIVERY_STATES, PAUSE_REASONS, WEBHOOK_EVENTS } from '../../../../../kernel/webhooks.js';
import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';
import type { Endpoint, MadeEndpoint } from '../../application/endpoint.js';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const MOMENT = '2026-11-21T12:00:00.000Z';
const STATES = ['active', 'paused'] as const;

export class WebhookEndpointItem extends AnswerOf({
  id: t.uuid({ example: ID }),
  url: t.string({ format: 'uri', example: 'https://loja.example/webhooks/nitido' }),
  events: t.enums(WEBHOOK_EVENTS, { enumName: 'WebhookEvent', example: ['payment.approved'] }),
  state: t.enum(STATES, { enumName: 'WebhookEndpointState', example: 'active' }),
  pauseReason: t.enum(
    PAUSE_REASONS,
    '`owner`: por você. `dead`: nada foi aceito por três dias. `gone`: respondeu 410. `password`: a senha da conta foi redefinida por e-mail. `key`: a chave de API que o adicionou foi encerrada.',
    { enumName: 'WebhookPauseReason', nullable: true, example: null },
  ),
  pausedAt: t.dateTime({ nullable: true, example: null }),
  waiting: t.integer('Entregas que esperam.', { example: 0 }),
  createdAt: t.dateTime({ example: MOMENT }),
}) {}

export class MadeWebhookEndpoint extends AnswerOf(WebhookEndpointItem, {
  secret: t.string('O segredo com que as entregas são assinadas. Só esta resposta o mostra.', { example: 'whsec_…' }),
}) {}

export class WebhookDeliveryItem extends AnswerOf({
  id: t.uuid({ example: ID }),
  eventId: t.string('O `webhook-id`: o mesmo em cada tentativa e em cada reenvio.', {
    example: 'evt_0198f3a05d2a7c4e9d6b3d3f0b7a9c11',
  }),
  type: t.string('O evento, ou `webhook.test`.', { example: 'payment.approved' }),
  state: t.enum(DELIVERY_STATES, { enumName: 'WebhookDeliveryState', example: 'delivered' }),
  attempts: t.integer({ example: 1 }),
  status: t.integer('O status da última resposta.', { nullable: true, example: 204 }),
  fault: t.enum(
    DELIVERY_FAULTS,
    'Por que a última tentativa falhou. `status`: a resposta não foi 2xx. `name`: o nome não existe. `private-address`: leva a uma rede interna.',
    { enumName: 'WebhookDeliveryFault', nullable: true, example: null },
  ),
  createdAt: t.dateTime({ example: MOMENT }),
  nextAttemptAt: t.dateTime('Quando será tentada de novo.', { nullable: true, example: null }),
  endedAt: t.dateTime('Quando foi aceita, ou se desistiu dela.', { nullable: true, example: MOMENT }),
}) {}

export class WebhookAttempt extends AnswerOf({
  madeAt: t.dateTime({ example: MOMENT }),
  durationMs: t.integer('Milissegundos até a resposta ou a falha.', { example: 84 }),
  status: t.integer({ nullable: true, example: 204 }),
  fault: t.enum(DELIVERY_FAULTS, { enumName: 'WebhookDeliveryFault', nullable: true, example: null }),
  reply: t.string('O começo do que respondeu, até 2 kB.', { nullable: true, example: 'ok' }),
}) {}

export class OpenedWebhookDelivery extends AnswerOf(WebhookDeliveryItem, {
  body: t.string('O corpo enviado, como foi assinado.', {
    example: '{"type":"payment.approved","timestamp":"2026-11-21T12:00:00.000Z","data":{}}',
  }),
  tries: t.list(WebhookAttempt, 'As mais novas primeiro.'),
}) {}

export function endpointItem(endpoint: Endpoint): WebhookEndpointItem {
  return { ...endpoint, state: endpoint.pausedAt ? 'paused' : 'active' };
}

export function madeEndpoint({ endpoint, secret }: MadeEndpoint): MadeWebhookEndpoint {
  return { ...endpointItem(endpoint), secret };
}
