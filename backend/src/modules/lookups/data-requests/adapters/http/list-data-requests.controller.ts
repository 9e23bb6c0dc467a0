import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags, IntersectionType } from '@nestjs/swagger';
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
import { CsvExport, type ExportSheet } from '../../../../../platform/http/csv-export.js';
import { PageOf, pageAnswer } from '../../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../../platform/http/page.query.js';
import type { RequestHead } from '../../domain/data-request.js';
import { DataRequestQueries, type RequestFilter } from '../data-requests.queries.js';
import { PrivacyRequestItem, requestItem } from './data-request.answer.js';

const STATES = ['abertas', ...PRIVACY_REQUEST_STATE_IDS] as const;

/** A protocol is all that it takes to see where somebody's request stands. */
const SHEET: ExportSheet<RequestHead> = {
  name: 'pedidos-de-titulares',
  action: 'export-privacy-requests',
  target: 'privacy-requests:all',
  personalData: true,
  columns: {
    Protocolo: ({ protocol }) => protocol,
    Pedido: ({ kind }) => PRIVACY_REQUEST_KINDS[kind],
    Situação: ({ state }) => PRIVACY_REQUEST_STATES[state],
    'Recebido (UTC)': ({ receivedAt }) => receivedAt,
    Prazo: ({ dueOn }) => dueOn,
    'Encerrado (UTC)': ({ endedAt }) => endedAt,
    'E-mail confirmado': ({ emailConfirmedAt }) => (emailConfirmedAt ? 'Sim' : 'Não'),
  },
};

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

export class PrivacyRequestsAnswer extends PageOf(PrivacyRequestItem) {}

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/privacy-requests')
export class ListDataRequestsController {
  constructor(
    private readonly requests: DataRequestQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listPrivacyRequests', summary: 'Os pedidos de titulares, sem dados pessoais' })
  @ApiOkResponse({ type: PrivacyRequestsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() query: PrivacyRequestsQuery): Promise<PrivacyRequestsAnswer> {
    const now = this.clock.now();
    const requests = this.requests.matching(filterOf(query, now)).as((head) => requestItem(head, now));
    return pageAnswer(await requests.page(query));
  }

  @Get('export')
  @CsvExport(SHEET, {
    operationId: 'exportPrivacyRequests',
    summary: 'Os pedidos de titulares e seus prazos, sem dados pessoais, para uma planilha',
  })
  export(@Query() query: PrivacyRequestFilterQuery): CsvExport<RequestHead> {
    const list = this.requests.matching(filterOf(query, this.clock.now()));
    return { list, filters: { state: query.state, late: query.late } };
  }
}

function filterOf({ state, late }: PrivacyRequestFilterQuery, now: Date): RequestFilter {
  return {
    state: state === 'abertas' ? 'open' : (state ?? null),
    dueBefore: late ? dayInBrazil(now) : null,
  };
}
