import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { dayInBrazil } from '../../../../../kernel/brazilian-day.js';
import { PRIVACY_REQUEST_STATE_IDS, type PrivacyRequestState } from '../../../../../kernel/privacy-request.js';
import { Clock } from '../../../../../platform/clock.js';
import { Access } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { PageAnswer } from '../../../../../platform/http/page.answer.js';
import { PageQuery } from '../../../../../platform/http/page.query.js';
import { PrivacyDesk } from '../../../application/privacy-requests/privacy-desk.port.js';
import { PrivacyRequestItem, requestItem } from './privacy-request.answer.js';

const STATES = ['abertas', ...PRIVACY_REQUEST_STATE_IDS] as const;

export class PrivacyRequestsQuery extends PageQuery {
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

export class PrivacyRequestsAnswer extends PageAnswer {
  @ApiProperty({ type: [PrivacyRequestItem] })
  data!: PrivacyRequestItem[];
}

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/privacy-requests')
export class ListPrivacyRequestsController {
  constructor(
    private readonly desk: PrivacyDesk,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listPrivacyRequests', summary: 'Os pedidos de titulares, sem dados pessoais' })
  @ApiOkResponse({ type: PrivacyRequestsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`' })
  async list(@Query() { state, late, cursor }: PrivacyRequestsQuery): Promise<PrivacyRequestsAnswer> {
    const now = this.clock.now();
    const filter = {
      state: state === 'abertas' ? ('open' as const) : (state ?? null),
      dueBefore: late ? dayInBrazil(now) : null,
    };
    const { items, next, total } = await this.desk.list(filter, cursor ?? null);
    return { success: true, data: items.map((head) => requestItem(head, now)), nextCursor: next, total };
  }
}
