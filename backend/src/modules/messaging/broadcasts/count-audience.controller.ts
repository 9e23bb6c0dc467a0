import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SEGMENTS, type Segment } from '../../../kernel/broadcast.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

export class CountAudienceQuery {
  @ApiPropertyOptional({ enum: SEGMENTS, default: 'all' })
  @IsOptional()
  @IsIn(SEGMENTS, { message: 'Escolha para quem é o recado' })
  segment?: Segment;
}

export class AudienceAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: 'integer' })
  userCount!: number;
}

@ApiTags('Administração')
@ApiBearerAuth()
@Controller('api/admin/messages')
export class CountAudienceController {
  constructor(private readonly broadcasts: ManageBroadcasts) {}

  @Get('audience')
  @Access('admin')
  @ApiOperation({ operationId: 'countAudience', summary: 'Quantas contas um recado alcançaria agora' })
  @ApiOkResponse({ type: AudienceAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async count(@Query() { segment = 'all' }: CountAudienceQuery): Promise<AudienceAnswer> {
    return { success: true, userCount: await this.broadcasts.audience(segment) };
  }
}
