import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
  IntersectionType,
} from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { dayInBrazil } from '../../../../../kernel/brazilian-day.js';
import {
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_STATE_IDS,
  PRIVACY_REQUEST_STATES,
  type PrivacyRequestState,
} from '../../../../../kernel/privacy-request.js';
import { Clock } from '../../../../../platform/clock.js';
import { Access } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../../../platform/http/csv.js';
import { PageAnswer } from '../../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../../platform/http/page.query.js';
import { eachPage } from '../../../../../platform/page.js';
import type { RequestHead } from '../../domain/data-request.js';
import { DataRequestQueries, type RequestFilter } from '../data-requests.queries.js';
import { PrivacyRequestItem, requestItem } from './data-request.answer.js';

const STATES = ['abertas', ...PRIVACY_REQUEST_STATE_IDS] as const;

const COLUMNS = ['Protocolo', 'Pedido', 'Situação', 'Recebido (UTC)', 'Prazo', 'Encerrado (UTC)', 'E-mail confirmado'];

export class PrivacyRequestFilterQuery {
  @ApiPropertyOptional({
    enum: STATES,
    description: '`abertas`: as que não terminaram, a de prazo mais curto primeiro.',
  })
  @IsOptional()
  @IsIn(STATES, { message: 'Situação inválida.' })
  state?: 'abertas' | PrivacyRequestState;

  @ApiPropertyOptional({ enum: ['true'], description: 'Só as abertas com o prazo vencido.' })
  @IsOptional()
  @IsIn(['true'], { message: 'Use late=true.' })
  late?: 'true';
}

export class PrivacyRequestsQuery extends IntersectionType(PrivacyRequestFilterQuery, PageQuery) {}

export class PrivacyRequestsAnswer extends PageAnswer {
  @ApiProperty({ type: [PrivacyRequestItem] })
  data!: PrivacyRequestItem[];
}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/privacy-requests')
export class ListDataRequestsController {
  constructor(
    private readonly desk: DataRequestQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listPrivacyRequests', summary: 'Os pedidos de titulares, sem dados pessoais' })
  @ApiOkResponse({ type: PrivacyRequestsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() query: PrivacyRequestsQuery): Promise<PrivacyRequestsAnswer> {
    const now = this.clock.now();
    const { items, next, total } = await this.desk.list(filterOf(query, now), query.cursor ?? null);
    return { success: true, data: items.map((head) => requestItem(head, now)), nextCursor: next, total };
  }

  @Get('export')
  @ApiProduces('text/csv')
  @ApiOperation({
    operationId: 'exportPrivacyRequests',
    summary: 'Os pedidos de titulares e seus prazos, sem dados pessoais, para uma planilha',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  export(@Query() query: PrivacyRequestFilterQuery): StreamableFile {
    const now = this.clock.now();
    const pages = eachPage((after) => this.desk.list(filterOf(query, now), after));
    return csvAnswer('pedidos-de-titulares', now, csvFile(COLUMNS, pages, cellsOf));
  }
}

function filterOf({ state, late }: PrivacyRequestFilterQuery, now: Date): RequestFilter {
  return {
    state: state === 'abertas' ? 'open' : (state ?? null),
    dueBefore: late ? dayInBrazil(now) : null,
  };
}

function cellsOf({ protocol, kind, state, receivedAt, dueOn, endedAt, emailConfirmedAt }: RequestHead): string[] {
  return [
    protocol,
    PRIVACY_REQUEST_KINDS[kind],
    PRIVACY_REQUEST_STATES[state],
    receivedAt.toISOString(),
    dueOn,
    endedAt?.toISOString() ?? '',
    emailConfirmedAt ? 'Sim' : 'Não',
  ];
}
