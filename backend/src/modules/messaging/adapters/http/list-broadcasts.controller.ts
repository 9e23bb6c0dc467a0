import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { BROADCAST_STATES, type BroadcastState } from '../../../../kernel/broadcast.js';
import { Access } from '../../../../platform/http/access.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { PageAnswer } from '../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { ManageBroadcasts } from '../../application/manage-broadcasts.js';
import { BroadcastAnswer, broadcastAnswer } from './broadcast.answer.js';

export class ListBroadcastsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: BROADCAST_STATES })
  @IsOptional()
  @IsIn(BROADCAST_STATES, { message: 'Situação inválida.' })
  state?: BroadcastState;
}

export class BroadcastsAnswer extends PageAnswer {
  @ApiProperty({ type: [BroadcastAnswer], description: 'O mais novo primeiro.' })
  data!: BroadcastAnswer[];
}

@ApiTags('Administração')
@ApiBearerAuth()
@Controller('api/admin/messages')
export class ListBroadcastsController {
  constructor(private readonly broadcasts: ManageBroadcasts) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listBroadcasts', summary: 'Os recados, com quantas contas já os leram' })
  @ApiOkResponse({ type: BroadcastsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(@Query() { state, cursor }: ListBroadcastsQuery): Promise<BroadcastsAnswer> {
    const page = await this.broadcasts.list(state ?? null, cursor ?? null);
    return { success: true, data: page.items.map(broadcastAnswer), nextCursor: page.next, total: page.total };
  }
}
