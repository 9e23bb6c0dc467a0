import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { isUuid } from '../../../platform/ids.js';
import { OpenedWebhookAnswer } from './webhook.answer.js';
import { noSuchWebhook } from './webhook-inbox.store.js';
import { WebhookQueries } from './webhooks.queries.js';

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/webhooks')
export class OpenWebhookController {
  constructor(private readonly webhooks: WebhookQueries) {}

  @Get(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'openWebhook', summary: 'Uma notificação com o que chegou' })
  @ApiOkResponse({ type: OpenedWebhookAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`', 404: '`WEBHOOK_NOT_FOUND`' })
  async open(@Param('id') id: string): Promise<OpenedWebhookAnswer> {
    const data = isUuid(id) ? await this.webhooks.open(id) : null;
    if (!data) throw noSuchWebhook();
    return { success: true, data };
  }
}
