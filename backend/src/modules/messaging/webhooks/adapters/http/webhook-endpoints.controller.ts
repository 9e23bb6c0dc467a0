import { Body, Delete, Get, Post } from '@nestjs/common';
import { AccountId, OwnStepUp } from '../../../../../platform/http/access.js';
import { SuccessAnswer, wholeAnswer } from '../../../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, IdParam, UserController } from '../../../../../platform/http/route.decorators.js';
import { ManageWebhooks } from '../../application/manage-webhooks.js';
import { Endpoints } from '../endpoints.store.js';
import { MadeWebhookEndpointAnswer, WebhookEndpointAnswer, WebhookEndpointsAnswer } from './page.answers.js';
import { endpointItem, madeEndpoint } from './webhook.answers.js';
import { AddWebhookEndpointRequest } from './webhook.body.js';

const NOT_FOUND = { 404: '`WEBHOOK_NOT_FOUND`' };

@UserController('Webhooks', 'api/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly manage: ManageWebhooks,
  ) {}

  @Get()
  @Answers(WebhookEndpointsAnswer, 'Os endereços de webhook da própria conta')
  async listWebhookEndpoints(@AccountId() accountId: string): Promise<WebhookEndpointsAnswer> {
    return wholeAnswer((await this.endpoints.list(accountId)).map(endpointItem));
  }

  @Post()
  @OwnStepUp()
  @Answers(MadeWebhookEndpointAnswer, 'Adiciona um endereço de webhook, cujo segredo só esta resposta mostra', {
    status: 201,
    description: 'O dono da conta é avisado por e-mail. No máximo dez endereços.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`WEBHOOK_LIMIT`' })
  async addWebhookEndpoint(
    @Body() { url, events }: AddWebhookEndpointRequest,
    @AccountId() accountId: string,
  ): Promise<MadeWebhookEndpointAnswer> {
    return { success: true, data: madeEndpoint(await this.manage.add({ accountId }, url, events)) };
  }

  @Post(':id/rotate')
  @OwnStepUp()
  @Answers(MadeWebhookEndpointAnswer, 'Troca o segredo; por 24 horas as entregas são assinadas também com o antigo', {
    status: 201,
  })
  @ApiErrors(NOT_FOUND)
  async rotateWebhookSecret(@IdParam() id: string, @AccountId() accountId: string): Promise<MadeWebhookEndpointAnswer> {
    return { success: true, data: madeEndpoint(await this.manage.rotate(accountId, id)) };
  }

  @Post(':id/pause')
  @Answers(WebhookEndpointAnswer, 'Pausa um endereço; o que acontecer espera por três dias')
  @ApiErrors(NOT_FOUND)
  async pauseWebhookEndpoint(@IdParam() id: string, @AccountId() accountId: string): Promise<WebhookEndpointAnswer> {
    return { success: true, data: endpointItem(await this.manage.pause(accountId, id)) };
  }

  @Post(':id/resume')
  @Answers(WebhookEndpointAnswer, 'Retoma um endereço pausado e envia o que espera')
  @ApiErrors(NOT_FOUND)
  async resumeWebhookEndpoint(@IdParam() id: string, @AccountId() accountId: string): Promise<WebhookEndpointAnswer> {
    return { success: true, data: endpointItem(await this.manage.resume(accountId, id)) };
  }

  @Delete(':id')
  @Answers(SuccessAnswer, 'Remove um endereço, com o registro e o que espera')
  @ApiErrors(NOT_FOUND)
  async removeWebhookEndpoint(@IdParam() id: string, @AccountId() accountId: string): Promise<SuccessAnswer> {
    await this.manage.remove(accountId, id);
    return { success: true };
  }
}
