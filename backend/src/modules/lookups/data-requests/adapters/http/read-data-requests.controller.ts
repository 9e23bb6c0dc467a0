import { Get, Query } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { dayInBrazil } from '../../../../../kernel/brazilian-day.js';
import {
  DATA_SUBJECT_REQUEST_KIND_IDS,
  DATA_SUBJECT_REQUEST_KINDS,
  DATA_SUBJECT_REQUEST_STATE_IDS,
  DATA_SUBJECT_REQUEST_STATES,
  type DataSubjectRequestKind,
  type DataSubjectRequestState,
} from '../../../../../kernel/data-subject-request.js';
import { TIME_SORTS, type TimeSort } from '../../../../../kernel/time-sort.js';
import { Clock } from '../../../../../platform/clock.js';
import { AccountId, StepUp } from '../../../../../platform/http/access.js';
import { PageOf, pageAnswer } from '../../../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../../../platform/http/csv-export.js';
import { OptionalOneOf, PageQuery } from '../../../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../../../platform/http/route.decorators.js';
import { HandleDataRequest } from '../../application/handle-data-request.js';
import type { RequestHead } from '../../domain/data-request.js';
import type { RequestFilter } from '../../domain/opened-request.js';
import { DataRequestQueries } from '../data-requests.queries.js';
import { DueDataRequests } from '../due-requests.queries.js';
import { DataSubjectRequestItem, requestItem, WaitingDataSubjectRequests } from './data-request.answer.js';
import { OpenedDataSubjectRequestAnswer, openedAnswer } from './opened-data-request.answer.js';

const STATES = ['abertas', ...DATA_SUBJECT_REQUEST_STATE_IDS] as const;

class DataSubjectRequestFilterQuery {
  @OptionalOneOf(STATES, 'Situação inválida.', {
    description: '`abertas`: as que não terminaram.',
  })
  state?: 'abertas' | DataSubjectRequestState;

  @OptionalOneOf(['true'], 'Use late=true.', { description: 'Só as abertas com o prazo vencido.' })
  late?: 'true';

  @OptionalOneOf(DATA_SUBJECT_REQUEST_KIND_IDS, 'Pedido inválido.', { description: 'O que foi pedido.' })
  kind?: DataSubjectRequestKind;

  @OptionalOneOf(TIME_SORTS, 'Ordem inválida: use newest ou oldest.', {
    description: 'Sem ela: o prazo mais curto primeiro entre os abertos, o mais novo entre os demais.',
  })
  sort?: TimeSort;
}

class DataSubjectRequestsQuery extends IntersectionType(DataSubjectRequestFilterQuery, PageQuery) {}

function filterOf({ state, late, kind, sort }: DataSubjectRequestFilterQuery, now: Date): RequestFilter {
  return {
    state: state === 'abertas' ? 'open' : (state ?? null),
    dueBefore: late ? dayInBrazil(now) : null,
    kind: kind ?? null,
    sort: sort ?? null,
  };
}

/** A protocol is all that it takes to see where somebody's request stands. */
const SHEET: ExportSheet<RequestHead> = {
  name: 'pedidos-de-titulares',
  action: 'export-privacy-requests',
  target: 'privacy-requests:all',
  personalData: true,
  columns: {
    Protocolo: ({ protocol }) => protocol,
    Pedido: ({ kind }) => DATA_SUBJECT_REQUEST_KINDS[kind],
    Situação: ({ state }) => DATA_SUBJECT_REQUEST_STATES[state],
    'Recebido (UTC)': ({ receivedAt }) => receivedAt,
    Prazo: ({ dueOn }) => dueOn,
    'Encerrado (UTC)': ({ endedAt }) => endedAt,
    'E-mail confirmado': ({ emailConfirmedAt }) => (emailConfirmedAt ? 'Sim' : 'Não'),
  },
};

export class DataSubjectRequestsAnswer extends PageOf(DataSubjectRequestItem) {}

@AdminController('api/admin/privacy-requests')
export class ReadDataRequestsController {
  constructor(
    private readonly requests: DataRequestQueries,
    private readonly dueRequests: DueDataRequests,
    private readonly handle: HandleDataRequest,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(DataSubjectRequestsAnswer, 'Os pedidos de titulares, sem dados pessoais')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listDataSubjectRequests(@Query() query: DataSubjectRequestsQuery): Promise<DataSubjectRequestsAnswer> {
    const now = this.clock.now();
    const requests = this.requests.matching(filterOf(query, now)).as((head) => requestItem(head, now));
    return pageAnswer(await requests.page(query));
  }

  @Get('export')
  @CsvExport(SHEET, { summary: 'Os pedidos de titulares e seus prazos, sem dados pessoais, para uma planilha' })
  exportDataSubjectRequests(@Query() query: DataSubjectRequestFilterQuery): CsvExport<RequestHead> {
    const { state, late, kind, sort } = query;
    return { list: this.requests.matching(filterOf(query, this.clock.now())), filters: { state, late, kind, sort } };
  }

  @Get('waiting')
  @Answers(WaitingDataSubjectRequests, 'Quantos pedidos de titulares vencem logo ou já venceram')
  @ApiErrors()
  async countWaitingDataSubjectRequests(): Promise<WaitingDataSubjectRequests> {
    const { overdue, soon } = await this.dueRequests.due();
    return { success: true, waiting: overdue + soon };
  }

  @Get(':id')
  @StepUp()
  @Answers(
    OpenedDataSubjectRequestAnswer,
    'Um pedido por inteiro, com os dados pessoais; cada abertura fica registrada',
  )
  @ApiErrors({ 404: '`PRIVACY_REQUEST_NOT_FOUND`' })
  async openDataSubjectRequest(
    @AccountId() accountId: string,
    @IdParam() id: string,
  ): Promise<OpenedDataSubjectRequestAnswer> {
    return openedAnswer(await this.handle.open(accountId, id), this.clock.now());
  }
}
