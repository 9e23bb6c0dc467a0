import { Get, Post, Query } from '@nestjs/common';
import { AccountId } from '../../../../../platform/http/access.js';
import { pageAnswer, SuccessAnswer } from '../../../../../platform/http/answer.fields.js';
import { SizedPageQuery } from '../../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, IdParam, UserController } from '../../../../../platform/http/route.decorators.js';
import { ManageWebhooks } from '../../application/manage-webhooks.js';
import { DeliveryLog } from '../delivery-log.queries.js';
import { WebhookDeliveriesAnswer, WebhookDeliveryAnswer, WebhookTestAnswer } from './page.answers.js';

@UserController('Webhooks', 'api/webhook-endpoints/:id')
export class WebhookDeliveriesController {
  constructor(
    private readonly log: DeliveryLog,
    private readonly manage: ManageWebhooks,
  ) {}

  @Post('test')
  @Answers(WebhookTestAnswer, 'Envia um evento de teste, `webhook.test`', { status: 202 })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`', 409: '`WEBHOOK_PAUSED`' })
  async testWebhookEndpoint(@IdParam() id: string, @AccountId() accountId: string): Promise<WebhookTestAnswer> {
    return { success: true, id: (await this.manage.test(accountId, id)).id };
  }

  @Get('deliveries')
  @Answers(WebhookDeliveriesAnswer, 'O que foi enviado a um endereço, e o que espera')
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`WEBHOOK_NOT_FOUND`' })
  async listWebhookDeliveries(
    @IdParam() id: string,
    @Query() query: SizedPageQuery,
    @AccountId() accountId: string,
  ): Promise<WebhookDeliveriesAnswer> {
    await this.manage.one(accountId, id);
    return pageAnswer(await this.log.of(id).page(query));
  }

  @Get('deliveries/:deliveryId')
  @Answers(WebhookDeliveryAnswer, 'Uma entrega, com o corpo e as tentativas')
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`, `WEBHOOK_DELIVERY_NOT_FOUND`' })
  async getWebhookDelivery(
    @IdParam() id: string,
    @IdParam('deliveryId') deliveryId: string,
    @AccountId() accountId: string,
  ): Promise<WebhookDeliveryAnswer> {
    await this.manage.one(accountId, id);
    return { success: true, data: await this.log.open(id, deliveryId) };
  }

  @Post('deliveries/:deliveryId/resend')
  @Answers(SuccessAnswer, 'Envia de novo, com o mesmo `webhook-id`', { status: 202 })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`, `WEBHOOK_DELIVERY_NOT_FOUND`', 409: '`WEBHOOK_PAUSED`' })
  async resendWebhookDelivery(
    @IdParam() id: string,
    @IdParam('deliveryId') deliveryId: string,
    @AccountId() accountId: string,
  ): Promise<SuccessAnswer> {
    await this.manage.resend(accountId, id, deliveryId);
    return { success: true };
  }
}
