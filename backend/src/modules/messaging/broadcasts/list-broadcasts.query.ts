import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { BROADCAST_STATES, type BroadcastState } from '../../../kernel/broadcast.js';
import { PageQuery } from '../../../platform/http/page.query.js';

export class BroadcastFilterQuery {
  @ApiPropertyOptional({ enum: BROADCAST_STATES })
  @IsOptional()
  @IsIn(BROADCAST_STATES, { message: 'Situação inválida.' })
  state?: BroadcastState;
}

export class ListBroadcastsQuery extends IntersectionType(BroadcastFilterQuery, PageQuery) {}
