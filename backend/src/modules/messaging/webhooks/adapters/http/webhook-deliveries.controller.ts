import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { pageAnswer } from '../../../../../platform/http/page.answer.js';
import { SizedPageQuery } from '../../../../../platform/http/page.query.js';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import { ManageWebhooks } from '../../application/manage-webhooks.js';
import { DeliveryLog } from '../delivery-log.queries.js';
import { WebhookDeliveriesAnswer, WebhookDeliveryAnswer, WebhookTestAnswer } from './page.answers.js';
import { deliveryItem, openedDelivery } from './webhook.answers.js';

@ApiTags('Webhooks')
@ApiParam({ name: 'id', format: 'uuid' })
@Access('user')
@Controller('api/webhook-endpoints/:id')
export class WebhookDeliveriesController {
  constructor(
    private readonly log: DeliveryLog,
    private readonly manage: ManageWebhooks,
  ) {}

  @Post('test')
  @HttpCode(202)
  @ApiOperation({ operationId: 'testWebhookEndpoint', summary: 'Envia um evento de teste, `webhook.test`' })
  @ApiAcceptedResponse({ type: WebhookTestAnswer })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`', 409: '`WEBHOOK_PAUSED`' })
  async test(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<WebhookTestAnswer> {
    return { success: true, id: (await this.manage.test(accountId, id)).id };
  }

  @Get('deliveries')
  @ApiOperation({ operationId: 'listWebhookDeliveries', summary: 'O que foi enviado a um endereço, e o que espera' })
  @ApiOkResponse({ type: WebhookDeliveriesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`WEBHOOK_NOT_FOUND`' })
  async list(
    @Param('id') id: string,
    @Query() query: SizedPageQuery,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<WebhookDeliveriesAnswer> {
    await this.manage.one(accountId, id);
    return pageAnswer(await this.log.of(id).as(deliveryItem).page(query));
  }

  @Get('deliveries/:deliveryId')
  @ApiParam({ name: 'deliveryId', format: 'uuid' })
  @ApiOperation({ operationId: 'getWebhookDelivery', summary: 'Uma entrega, com o corpo e as tentativas' })
  @ApiOkResponse({ type: WebhookDeliveryAnswer })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`, `WEBHOOK_DELIVERY_NOT_FOUND`' })
  async open(
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<WebhookDeliveryAnswer> {
    await this.manage.one(accountId, id);
    return { success: true, data: openedDelivery(await this.log.open(id, deliveryId)) };
  }

  @Post('deliveries/:deliveryId/resend')
  @HttpCode(202)
  @ApiParam({ name: 'deliveryId', format: 'uuid' })
  @ApiOperation({ operationId: 'resendWebhookDelivery', summary: 'Envia de novo, com o mesmo `webhook-id`' })
  @ApiAcceptedResponse({ type: SuccessAnswer })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`, `WEBHOOK_DELIVERY_NOT_FOUND`', 409: '`WEBHOOK_PAUSED`' })
  async resend(
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<SuccessAnswer> {
    await this.manage.resend(accountId, id, deliveryId);
    return { success: true };
  }
}
