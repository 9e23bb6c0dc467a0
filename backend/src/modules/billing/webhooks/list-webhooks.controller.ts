import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
  OmitType,
} from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { PageAnswer } from '../../../platform/http/page.answer.js';
import { SizedPageQuery } from '../../../platform/http/page.query.js';
import { eachPage } from '../../../platform/page.js';
import { BACEN, MERCADO_PAGO } from '../gateways/index.js';
import {
  NotificationDesk,
  type NotificationFilter,
  type NotificationRecord,
  type NotificationState,
} from './notification-desk.port.js';

const GATEWAY_NAMES = [MERCADO_PAGO, BACEN];
const SORTS = ['newest', 'oldest'] as const;
const PAGE = 20;
const AT_ONCE = 500;
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

export class WebhooksQuery extends SizedPageQuery {
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

  @ApiPropertyOptional({ enum: SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(SORTS, { message: 'Ordem inválida: use newest ou oldest.' })
  sort?: (typeof SORTS)[number];
}

export class ExportWebhooksQuery extends OmitType(WebhooksQuery, ['cursor', 'limit']) {}

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
  @ApiProperty({ type: [WebhookItem], description: 'A mais nova primeiro, se nada mais foi pedido.' })
  data!: WebhookItem[];
}

const COLUMNS = [
  'Recebida em (UTC)',
  'Meio de pagamento',
  'Cobrança',
  'Evento',
  'Situação',
  'Resultado',
  'Tentativas',
  'Processada em (UTC)',
];

@ApiTags('Administração')
@ApiBearerAuth()
@Controller('api/admin/webhooks')
export class ListWebhooksController {
  constructor(
    private readonly desk: NotificationDesk,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'As notificações recebidas dos meios de pagamento' })
  @ApiOkResponse({ type: WebhooksAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(@Query() { cursor, limit, ...query }: WebhooksQuery): Promise<WebhooksAnswer> {
    const { items, next, total } = await this.desk.list(filterOf(query), cursor ?? null, limit ?? PAGE);
    return { success: true, data: items.map(webhookItem), nextCursor: next, total };
  }

  @Get('export')
  @Access('admin')
  @ApiProduces('text/csv')
  @ApiOperation({
    operationId: 'exportWebhooks',
    summary: 'As notificações recebidas, para uma planilha',
    description: 'Com os filtros da lista e sem o que chegou. A exportação fica registrada.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: ExportWebhooksQuery,
  ): Promise<StreamableFile> {
    await this.desk.noteExport(accountId);
    const pages = eachPage((cursor) => this.desk.list(filterOf(query), cursor, AT_ONCE));
    const file = csvFile(COLUMNS, pages, (record) => cellsOf(webhookItem(record)));
    return csvAnswer('notificacoes', this.clock.now(), file);
  }
}

function filterOf({ state, provider, chargeId, sort }: ExportWebhooksQuery): NotificationFilter {
  return {
    state: state ? STATE_OF[state] : null,
    provider: provider ?? null,
    chargeId: chargeId?.trim() || null,
    oldestFirst: sort === 'oldest',
  };
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

function cellsOf(item: WebhookItem): string[] {
  const { receivedAt, provider, chargeId, eventId, state, outcome, attempts, processedAt } = item;
  return [receivedAt, provider, chargeId, eventId, state, outcome ?? '', String(attempts), processedAt ?? ''];
}
