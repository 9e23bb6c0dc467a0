import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
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
import { BACEN, MERCADO_PAGO } from '../gateways/index.js';
import { WEBHOOK_STATES, type WebhookItem, type WebhookState, WebhooksAnswer } from './webhook.answer.js';
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
@ApiBearerAuth()
@Controller('api/admin/webhooks')
export class ListWebhooksController {
  constructor(
    private readonly webhooks: WebhookQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listWebhooks', summary: 'As notificações recebidas dos meios de pagamento' })
  @ApiOkResponse({ type: WebhooksAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(@Query() { cursor, limit, ...query }: WebhooksQuery): Promise<WebhooksAnswer> {
    const { items, next, total } = await this.webhooks.page(filterOf(query), cursor ?? null, limit ?? PAGE);
    return { success: true, data: [...items], nextCursor: next, total };
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
    const pages = await this.webhooks.export(accountId, filterOf(query));
    const file = csvFile(COLUMNS, pages, cellsOf);
    return csvAnswer('notificacoes', this.clock.now(), file);
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
