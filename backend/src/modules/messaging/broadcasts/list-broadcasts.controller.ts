import { Controller, Delete, Get, HttpCode, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
  IntersectionType,
} from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  BROADCAST_STATE_LABELS,
  BROADCAST_STATES,
  type BroadcastState,
  SEGMENT_LABELS,
} from '../../../kernel/broadcast.js';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { PageAnswer } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { eachPage } from '../../../platform/page.js';
import { BroadcastAnswer, broadcastAnswer } from './broadcast.answer.js';
import { stateOf } from './broadcast.js';
import { Broadcasts, type BroadcastWithReads } from './broadcasts.store.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

const COLUMNS = ['Recado', 'Para quem', 'Situação', 'Envio (UTC)', 'Destinatários', 'Lidos'];

export class BroadcastFilterQuery {
  @ApiPropertyOptional({ enum: BROADCAST_STATES })
  @IsOptional()
  @IsIn(BROADCAST_STATES, { message: 'Situação inválida.' })
  state?: BroadcastState;
}

export class ListBroadcastsQuery extends IntersectionType(BroadcastFilterQuery, PageQuery) {}

export class BroadcastsAnswer extends PageAnswer {
  @ApiProperty({ type: [BroadcastAnswer], description: 'O mais novo primeiro.' })
  data!: BroadcastAnswer[];
}

export class CancelBroadcastAnswer extends SuccessAnswer {
  @ApiProperty({ example: 'Envio cancelado' })
  message!: string;
}

@ApiTags('Administração')
@Access('admin')
@ApiErrors()
@Controller('api/admin/messages')
export class ListBroadcastsController {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly manageBroadcasts: ManageBroadcasts,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listBroadcasts', summary: 'Os recados, com quantas contas já os leram' })
  @ApiOkResponse({ type: BroadcastsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async list(@Query() { state, cursor }: ListBroadcastsQuery): Promise<BroadcastsAnswer> {
    const page = await this.broadcasts.list(state ?? null, cursor ?? null);
    return { success: true, data: page.items.map(broadcastAnswer), nextCursor: page.next, total: page.total };
  }

  @Get('export')
  @ApiProduces('text/csv')
  @ApiOperation({ operationId: 'exportBroadcasts', summary: 'Os recados, para uma planilha' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  export(@Query() { state }: BroadcastFilterQuery): StreamableFile {
    const pages = eachPage((before) => this.broadcasts.list(state ?? null, before));
    return csvAnswer('recados', this.clock.now(), csvFile(COLUMNS, pages, cellsOf));
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

function cellsOf(broadcast: BroadcastWithReads): string[] {
  const { content, segment, sentAt, sendAt, userCount, readCount } = broadcast;
  const when = (sentAt ?? sendAt).toISOString();
  const state = BROADCAST_STATE_LABELS[stateOf(broadcast)];
  return [content, SEGMENT_LABELS[segment], state, when, userCount === null ? '' : `${userCount}`, `${readCount}`];
}
