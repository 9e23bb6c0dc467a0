import { ApiProperty } from '@nestjs/swagger';
import {
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  type DeliveryFault,
  type DeliveryState,
  PAUSE_REASONS,
  type PauseReason,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../../../../../kernel/webhooks.js';
import type { Endpoint, MadeEndpoint } from '../../application/endpoint.js';
import type { LoggedAttempt, LoggedDelivery, OpenedDelivery } from '../delivery-log.queries.js';

const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const WHEN = { type: String, format: 'date-time', nullable: true } as const;
const MOMENT = '2026-11-21T12:00:00.000Z';
const STATES = ['active', 'paused'] as const;

export class WebhookEndpointItem {
  @ApiProperty({ format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({ format: 'uri', example: 'https://loja.example/webhooks/nitido' })
  url!: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS, enumName: 'WebhookEvent', isArray: true, example: ['payment.approved'] })
  events!: WebhookEvent[];

  @ApiProperty({ enum: STATES, enumName: 'WebhookEndpointState', example: 'active' })
  state!: (typeof STATES)[number];

  @ApiProperty({
    enum: PAUSE_REASONS,
    enumName: 'WebhookPauseReason',
    nullable: true,
    description: '`owner`: por você. `dead`: nada foi aceito por três dias. `gone`: respondeu 410.',
    example: null,
  })
  pauseReason!: PauseReason | null;

  @ApiProperty({ ...WHEN, example: null })
  pausedAt!: string | null;

  @ApiProperty({ type: 'integer', description: 'Entregas que esperam.', example: 0 })
  waiting!: number;

  @ApiProperty({ format: 'date-time', example: MOMENT })
  createdAt!: string;
}

export class MadeWebhookEndpoint extends WebhookEndpointItem {
  @ApiProperty({
    description: 'O segredo com que as entregas são assinadas. Só esta resposta o mostra.',
    example: 'whsec_…',
  })
  secret!: string;
}

export class WebhookDeliveryItem {
  @ApiProperty({ format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({
    description: 'O `webhook-id`: o mesmo em cada tentativa e em cada reenvio.',
    example: 'evt_0198f3a05d2a7c4e9d6b3d3f0b7a9c11',
  })
  eventId!: string;

  @ApiProperty({ description: 'O evento, ou `webhook.test`.', example: 'payment.approved' })
  type!: string;

  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'WebhookDeliveryState', example: 'delivered' })
  state!: DeliveryState;

  @ApiProperty({ type: 'integer', example: 1 })
  attempts!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'O status da última resposta.', example: 204 })
  status!: number | null;

  @ApiProperty({
    enum: DELIVERY_FAULTS,
    enumName: 'WebhookDeliveryFault',
    nullable: true,
    description:
      'Por que a última tentativa falhou. `status`: a resposta não foi 2xx. `name`: o nome não existe. `private-address`: leva a uma rede interna.',
    example: null,
  })
  fault!: DeliveryFault | null;

  @ApiProperty({ format: 'date-time', example: MOMENT })
  createdAt!: string;

  @ApiProperty({ ...WHEN, description: 'Quando será tentada de novo.', example: null })
  nextAttemptAt!: string | null;

  @ApiProperty({ ...WHEN, description: 'Quando foi aceita, ou se desistiu dela.', example: MOMENT })
  endedAt!: string | null;
}

export class WebhookAttempt {
  @ApiProperty({ format: 'date-time', example: MOMENT })
  madeAt!: string;

  @ApiProperty({ type: 'integer', description: 'Milissegundos até a resposta ou a falha.', example: 84 })
  durationMs!: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 204 })
  status!: number | null;

  @ApiProperty({ enum: DELIVERY_FAULTS, enumName: 'WebhookDeliveryFault', nullable: true, example: null })
  fault!: DeliveryFault | null;

  @ApiProperty({ type: String, nullable: true, description: 'O começo do que respondeu, até 2 kB.', example: 'ok' })
  reply!: string | null;
}

export class OpenedWebhookDelivery extends WebhookDeliveryItem {
  @ApiProperty({
    description: 'O corpo enviado, como foi assinado.',
    example: '{"type":"payment.approved","timestamp":"2026-11-21T12:00:00.000Z","data":{}}',
  })
  body!: string;

  @ApiProperty({ type: () => [WebhookAttempt], description: 'As mais novas primeiro.' })
  tries!: WebhookAttempt[];
}

export function endpointItem({ events, createdAt, pausedAt, ...endpoint }: Endpoint): WebhookEndpointItem {
  return {
    ...endpoint,
    events: [...events],
    state: pausedAt ? 'paused' : 'active',
    pausedAt: pausedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function madeEndpoint({ endpoint, secret }: MadeEndpoint): MadeWebhookEndpoint {
  return { ...endpointItem(endpoint), secret };
}

export function deliveryItem({ createdAt, nextAttemptAt, endedAt, ...delivery }: LoggedDelivery): WebhookDeliveryItem {
  return {
    ...delivery,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export function openedDelivery({ body, tries, ...delivery }: OpenedDelivery): OpenedWebhookDelivery {
  return { ...deliveryItem(delivery), body, tries: tries.map(attemptItem) };
}

function attemptItem({ madeAt, ...attempt }: LoggedAttempt): WebhookAttempt {
  return { ...attempt, madeAt: madeAt.toISOString() };
}
