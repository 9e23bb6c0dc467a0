import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';

export const WEBHOOK_STATES = ['waiting', 'processed', 'given-up'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** A webhook as an administrator sees it: what came and what became of it, without its body. */
export class WebhookItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'mercado-pago' })
  provider!: string;

  @ApiProperty({ description: 'O evento, como o meio de pagamento o chama.', example: '1234567890:7' })
  eventId!: string;

  @ApiProperty({ description: 'A cobrança de que se trata.', example: '1234567890' })
  chargeId!: string;

  @ApiProperty({
    enum: WEBHOOK_STATES,
    description: '`waiting`: será tentada de novo. `given-up`: falhou por um dia; só volta por aqui.',
  })
  state!: WebhookState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A situação do pagamento depois dela, ou por que não havia o que fazer.',
    example: 'aprovado',
  })
  outcome!: string | null;

  @ApiProperty({ type: 'integer' })
  attempts!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  receivedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  processedAt!: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextAttemptAt!: Date | null;
}

export class WebhooksAnswer extends PageOf(WebhookItem, 'A mais nova primeiro, se nada mais foi pedido.') {}

export class OpenedWebhookItem extends WebhookItem {
  @ApiProperty({ description: 'O que chegou, sem o que possa falar de quem pagou.', example: '{ "id": 7 }' })
  payload!: string;

  @ApiProperty({ description: 'Como a origem foi conferida.', example: 'as-received' })
  signature!: string;
}

export class OpenedWebhookAnswer extends SuccessAnswer {
  @ApiProperty({ type: OpenedWebhookItem })
  data!: OpenedWebhookItem;
}

export class ReplayAnswer extends SuccessAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;
}
