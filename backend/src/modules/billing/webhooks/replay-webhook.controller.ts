import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { isUuid } from '../../../platform/ids.js';
import { noSuchWebhook, WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';

export class ReplayAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ format: 'uuid' })
  id!: string;
}

@ApiTags('Administração')
@ApiBearerAuth()
@Controller('api/admin/webhooks')
export class ReplayWebhookController {
  constructor(
    private readonly inbox: WebhookInbox,
    private readonly clock: Clock,
    private readonly job: WebhooksJob,
  ) {}

  @Post(':id/replay')
  @HttpCode(202)
  @Access('admin')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'replayWebhook',
    summary: 'Processa uma notificação outra vez',
    description: 'O meio de pagamento é perguntado de novo; o que já foi feito não se repete.',
  })
  @ApiAcceptedResponse({ type: ReplayAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`', 404: '`WEBHOOK_NOT_FOUND`' })
  async replay(@CurrentPrincipal() { accountId }: Principal, @Param('id') id: string): Promise<ReplayAnswer> {
    if (!isUuid(id) || !(await this.inbox.replay(id, accountId, this.clock.now()))) throw noSuchWebhook();
    setImmediate(() => void this.job.soon());
    return { success: true, id };
  }
}
