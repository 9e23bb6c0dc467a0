import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { BROADCAST_STATE_LABELS, SEGMENT_LABELS } from '../../../kernel/broadcast.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { pageAnswer } from '../../../platform/http/page.answer.js';
import { broadcastAnswer } from './broadcast.answer.js';
import { stateOf } from './broadcast.js';
import { Broadcasts, type BroadcastWithReads } from './broadcasts.store.js';
import { BroadcastsAnswer, CancelBroadcastAnswer } from './list-broadcasts.answers.js';
import { BroadcastFilterQuery, ListBroadcastsQuery } from './list-broadcasts.query.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

const SHEET: ExportSheet<BroadcastWithReads> = {
  name: 'recados',
  action: 'export-broadcasts',
  target: 'broadcasts:all',
  personalData: false,
  columns: {
    Recado: ({ content }) => content,
    'Para quem': ({ segment }) => SEGMENT_LABELS[segment],
    Situação: (broadcast) => BROADCAST_STATE_LABELS[stateOf(broadcast)],
    'Envio (UTC)': ({ sentAt, sendAt }) => sentAt ?? sendAt,
    Destinatários: ({ userCount }) => userCount,
    Lidos: ({ readCount }) => readCount,
  },
};

@ApiTags('Administração')
@Access('admin')
@ApiErrors()
@Controller('api/admin/messages')
export class ListBroadcastsController {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly manageBroadcasts: ManageBroadcasts,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listBroadcasts', summary: 'Os recados, com quantas contas já os leram' })
  @ApiOkResponse({ type: BroadcastsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() query: ListBroadcastsQuery): Promise<BroadcastsAnswer> {
    return pageAnswer(await this.broadcasts.inState(query.state).as(broadcastAnswer).page(query));
  }

  @Get('export')
  @CsvExport(SHEET, { operationId: 'exportBroadcasts', summary: 'Os recados, para uma planilha' })
  export(@Query() { state }: BroadcastFilterQuery): CsvExport<BroadcastWithReads> {
    return { list: this.broadcasts.inState(state), filters: { state } };
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'cancelBroadcast', summary: 'Cancela um recado agendado que ainda não foi enviado' })
  @ApiOkResponse({ type: CancelBroadcastAnswer })
  @ApiErrors({
    404: '`MESSAGE_NOT_FOUND`',
    409: '`MESSAGE_ALREADY_SENT`',
  })
  async cancel(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<CancelBroadcastAnswer> {
    await this.manageBroadcasts.cancel(accountId, id);
    return { success: true, message: 'Envio cancelado' };
  }
}
