import { Delete, Get, Query } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import {
  BROADCAST_STATE_LABELS,
  BROADCAST_STATES,
  type BroadcastState,
  SEGMENT_LABELS,
} from '../../../kernel/broadcast.js';
import { AccountId } from '../../../platform/http/access.js';
import { AnswerOf, PageOf, pageAnswer, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { OptionalOneOf, PageQuery, TimeSortField } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { BroadcastAnswer, broadcastAnswer } from './broadcast.answer.js';
import { stateOf } from './broadcast.js';
import { Broadcasts, type BroadcastWithReads } from './broadcasts.store.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

class BroadcastFilterQuery extends TimeSortField {
  @OptionalOneOf(BROADCAST_STATES, 'Situação inválida.')
  state?: BroadcastState;
}

class ListBroadcastsQuery extends IntersectionType(BroadcastFilterQuery, PageQuery) {}

class BroadcastsAnswer extends PageOf(BroadcastAnswer) {}

class CancelBroadcastAnswer extends AnswerOf(SuccessAnswer, {
  message: t.string({ example: 'Envio cancelado' }),
}) {}

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

@AdminController('api/admin/messages')
export class ListBroadcastsController {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly manageBroadcasts: ManageBroadcasts,
  ) {}

  @Get()
  @Answers(BroadcastsAnswer, 'Os recados, com quantas contas já os leram')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listBroadcasts(@Query() query: ListBroadcastsQuery): Promise<BroadcastsAnswer> {
    return pageAnswer(await this.broadcasts.inState(query.state, query.sort).as(broadcastAnswer).page(query));
  }

  @Get('export')
  @CsvExport(SHEET, { summary: 'Os recados, para uma planilha' })
  exportBroadcasts(@Query() { state, sort }: BroadcastFilterQuery): CsvExport<BroadcastWithReads> {
    return { list: this.broadcasts.inState(state, sort), filters: { state, sort } };
  }

  @Delete(':id')
  @Answers(CancelBroadcastAnswer, 'Cancela um recado agendado que ainda não foi enviado')
  @ApiErrors({
    404: '`MESSAGE_NOT_FOUND`',
    409: '`MESSAGE_ALREADY_SENT`',
  })
  async cancelBroadcast(@AccountId() accountId: string, @IdParam() id: string): Promise<CancelBroadcastAnswer> {
    await this.manageBroadcasts.cancel(accountId, id);
    return { success: true, message: 'Envio cancelado' };
  }
}
