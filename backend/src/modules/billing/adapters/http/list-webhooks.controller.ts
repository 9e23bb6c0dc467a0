import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { Access } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { PageAnswer } from '../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import {
  NotificationDesk,
  type NotificationFilter,
  type NotificationRecord,
  type NotificationState,
} from '../../application/notification-desk.port.js';
import { BACEN } from '../bacen/bacen-gateway.js';
import { MERCADO_PAGO } from '../mercado-pago/mercado-pago-gateway.js';

const GATEWAY_NAMES = [MERCADO_PAGO, BACEN];
const WIRE_STATES = ['waiting', 'processed', 'given-up'] as const;
type WireState = (typeof WIRE_STATES)[number];
const STATE_OF: Readonly<Record<WireState, NotificationState>> = {
  waiting: 'esperando',
  processed: 'processado',
  'given-up': 'desistido',
};
const WIRE_STATE_OF: Readonly<Record<NotificationState, WireState>> = {
  esperando: 'waiting',
  processado: 'processed',
  desistido: 'given-up',
};

export class WebhooksQuery extends PageQuery {
  @ApiPropertyOptional({ enum: WIRE_STATES })
  @IsOptional()
  @IsIn(WIRE_STATES, { message: 'Situação inválida: use waiting, processed ou given-up.' })
  state?: WireState;

  @ApiPropertyOptional({ enum: GATEWAY_NAMES })
  @IsOptional()
  @IsIn(GATEWAY_NAMES, { message: `Meio de pagamento inválido: use ${GATEWAY_NAMES.join(' ou ')}.` })
  provider?: string;

  @ApiPropertyOptional({ maxLength: 80, description: 'O número da cobrança, inteiro.' })
  @IsOptional()
  @MaxLength(80, { message: 'Escreva no máximo 80 caracteres.' })
  chargeId?: string;
}

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
    enum: WIRE_STATES,
    description: '`waiting`: será tentada de novo. `given-up`: falhou por um dia; só volta por aqui.',
  })
  state!: WireState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A situação do pagamento depois dela, ou por que não havia o que fazer.',
    example: 'aprovado',
  })
  outcome!: string | null;

  @ApiProperty({ type: 'integer' })
  attempts!: number;

  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  processedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextAttemptAt!: string | null;
}

export class WebhooksAnswer extends PageAnswer {
  @ApiProperty({ type: [WebhookItem], description: 'A mais nova primeiro.' })
  data!: WebhookItem[];
}

@ApiTags('Administração')
@ApiBearerAuth()
@Controller('api/admin/webhooks')
export class ListWebhooksController {
  constructor(private readonly desk: NotificationDesk) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'As notificações recebidas dos meios de pagamento' })
  @ApiOkResponse({ type: WebhooksAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(@Query() { cursor, ...query }: WebhooksQuery): Promise<WebhooksAnswer> {
    const { items, next, total } = await this.desk.list(filterOf(query), cursor ?? null);
    return { success: true, data: items.map(webhookItem), nextCursor: next, total };
  }
}

function filterOf({ state, provider, chargeId }: WebhooksQuery): NotificationFilter {
  return { state: state ? STATE_OF[state] : null, provider: provider ?? null, chargeId: chargeId?.trim() || null };
}

export function webhookItem(record: NotificationRecord): WebhookItem {
  return {
    id: record.id,
    provider: record.provider,
    eventId: record.eventId,
    chargeId: record.chargeId,
    state: WIRE_STATE_OF[record.state],
    outcome: record.outcome,
    attempts: record.attempts,
    receivedAt: record.receivedAt.toISOString(),
    processedAt: record.processedAt?.toISOString() ?? null,
    nextAttemptAt: record.nextAttemptAt?.toISOString() ?? null,
  };
}
