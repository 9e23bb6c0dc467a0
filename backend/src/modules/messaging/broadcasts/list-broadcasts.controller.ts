import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
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
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { csvAnswer, csvFile } from '../../../platform/http/csv.js';
import { PageAnswer } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { BroadcastAnswer, broadcastAnswer } from './broadcast.answer.js';
import { stateOf } from './broadcast.js';
import type { BroadcastWithReads } from './broadcasts.port.js';
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

@ApiTags('Administração')
@ApiBearerAuth()
@Controller('api/admin/messages')
export class ListBroadcastsController {
  constructor(
    private readonly broadcasts: ManageBroadcasts,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listBroadcasts', summary: 'Os recados, com quantas contas já os leram' })
  @ApiOkResponse({ type: BroadcastsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(@Query() { state, cursor }: ListBroadcastsQuery): Promise<BroadcastsAnswer> {
    const page = await this.broadcasts.list(state ?? null, cursor ?? null);
    return { success: true, data: page.items.map(broadcastAnswer), nextCursor: page.next, total: page.total };
  }

  @Get('export')
  @Access('admin')
  @ApiProduces('text/csv')
  @ApiOperation({ operationId: 'exportBroadcasts', summary: 'Os recados, para uma planilha' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  export(@Query() { state }: BroadcastFilterQuery): StreamableFile {
    return csvAnswer('recados', this.clock.now(), csvFile(COLUMNS, this.broadcasts.every(state ?? null), cellsOf));
  }
}

function cellsOf(broadcast: BroadcastWithReads): string[] {
  const { content, segment, sentAt, sendAt, userCount, readCount } = broadcast;
  const when = (sentAt ?? sendAt).toISOString();
  const state = BROADCAST_STATE_LABELS[stateOf(broadcast)];
  return [content, SEGMENT_LABELS[segment], state, when, userCount === null ? '' : `${userCount}`, `${readCount}`];
}
