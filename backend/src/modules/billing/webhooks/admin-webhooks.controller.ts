import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiPropertyOptional,
  ApiTags,
  OmitType,
} from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { SizedPageQuery } from '../../../platform/http/page.query.js';
import { isUuid } from '../../../platform/ids.js';
import { BACEN, MERCADO_PAGO } from '../gateways/index.js';
import {
  OpenedWebhookAnswer,
  ReplayAnswer,
  WEBHOOK_STATES,
  type WebhookItem,
  type WebhookState,
  WebhooksAnswer,
} from './webhook.answer.js';
import { noSuchWebhook, WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';
import { type WebhookFilter, WebhookQueries } from './webhooks.queries.js';

const GATEWAY_NAMES = [MERCADO_PAGO, BACEN];
const SORTS = ['newest', 'oldest'] as const;
const PAGE = 20;
export class WebhooksQuery extends SizedPageQuery {
  @ApiPropertyOptional({ enum: WEBHOOK_STATES })
  @IsOptional()
  @IsIn(WEBHOOK_STATES, { message: 'Situação inválida: use waiting, processed ou given-up.' })
  state?: WebhookState;

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
@Access('admin')
@Controller('api/admin/webhooks')
export class AdminWebhooksController {
  constructor(
    private readonly webhooks: WebhookQueries,
    private readonly inbox: WebhookInbox,
    private readonly job: WebhooksJob,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listWebhooks', summary: 'As notificações recebidas dos meios de pagamento' })
  @ApiOkResponse({ type: WebhooksAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() { cursor, limit, ...query }: WebhooksQuery): Promise<WebhooksAnswer> {
    const { items, next, total } = await this.webhooks.page(filterOf(query), cursor ?? null, limit ?? PAGE);
    return { success: true, data: [...items], nextCursor: next, total };
  }

  @Get('export')
  @ApiProduces('text/csv')
  @ApiOperation({
    operationId: 'exportWebhooks',
    summary: 'As notificações recebidas, para uma planilha',
    description: 'Com os filtros da lista e sem o que chegou. A exportação fica registrada.',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() query: ExportWebhooksQuery,
  ): Promise<StreamableFile> {
    const pages = await this.webhooks.export(accountId, filterOf(query));
    const file = csvFile(COLUMNS, pages, cellsOf);
    return csvAnswer('notificacoes', this.clock.now(), file);
  }

  @Get(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'openWebhook', summary: 'Uma notificação com o que chegou' })
  @ApiOkResponse({ type: OpenedWebhookAnswer })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`' })
  async open(@Param('id') id: string): Promise<OpenedWebhookAnswer> {
    const data = isUuid(id) ? await this.webhooks.open(id) : null;
    if (!data) throw noSuchWebhook();
    return { success: true, data };
  }

  @Post(':id/replay')
  @HttpCode(202)
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'replayWebhook',
    summary: 'Processa uma notificação outra vez',
    description: 'O meio de pagamento é perguntado de novo; o que já foi feito não se repete.',
  })
  @ApiAcceptedResponse({ type: ReplayAnswer })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`' })
  async replay(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<ReplayAnswer> {
    if (!isUuid(id) || !(await this.inbox.replay(id, accountId, this.clock.now()))) throw noSuchWebhook();
    setImmediate(() => void this.job.soon());
    return { success: true, id };
  }
}

function filterOf({ state, provider, chargeId, sort }: ExportWebhooksQuery): WebhookFilter {
  return {
    state: state ?? null,
    provider: provider ?? null,
    chargeId: chargeId?.trim() || null,
    oldestFirst: sort === 'oldest',
  };
}

function cellsOf(item: WebhookItem): string[] {
  const { receivedAt, provider, chargeId, eventId, state, outcome, attempts, processedAt } = item;
  const cells = [receivedAt.toISOString(), provider, chargeId, eventId, state, outcome ?? '', String(attempts)];
  return [...cells, processedAt?.toISOString() ?? ''];
}
