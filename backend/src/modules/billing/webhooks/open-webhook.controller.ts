import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { AppError } from '../../../kernel/errors.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { isUuid } from '../../../platform/ids.js';
import { WebhookItem, webhookItem } from './list-webhooks.controller.js';
import { NotificationDesk } from './notification-desk.port.js';
import { redactedPayload } from './redacted-payload.js';

export class OpenedWebhookItem extends WebhookItem {
  @ApiProperty({ description: 'O que chegou, sem o que possa falar de quem pagou.', example: '{ "id": 7 }' })
  payload!: string;

  @ApiProperty({ description: 'Como a origem foi conferida.', example: 'as-received' })
  signature!: string;
}

export class OpenedWebhookAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty({ type: OpenedWebhookItem })
  data!: OpenedWebhookItem;
}

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/webhooks')
export class OpenWebhookController {
  constructor(private readonly desk: NotificationDesk) {}

  @Get(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'openWebhook', summary: 'Uma notificação com o que chegou' })
  @ApiOkResponse({ type: OpenedWebhookAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`', 403: '`FORBIDDEN`', 404: '`WEBHOOK_NOT_FOUND`' })
  async open(@Param('id') id: string): Promise<OpenedWebhookAnswer> {
    const letter = isUuid(id) ? await this.desk.open(id) : null;
    if (!letter) throw new AppError('not-found', 'WEBHOOK_NOT_FOUND', 'Notificação não encontrada.');
    const { body, signature } = letter;
    return { success: true, data: { ...webhookItem(letter), payload: redactedPayload(body), signature } };
  }
}
