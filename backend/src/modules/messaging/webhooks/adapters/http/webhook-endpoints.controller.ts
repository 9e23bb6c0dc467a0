import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, OwnStepUp, type Principal } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import { ManageWebhooks } from '../../application/manage-webhooks.js';
import { Endpoints } from '../endpoints.store.js';
import { MadeWebhookEndpointAnswer, WebhookEndpointAnswer, WebhookEndpointsAnswer } from './page.answers.js';
import { endpointItem, madeEndpoint } from './webhook.answers.js';
import { AddWebhookEndpointRequest } from './webhook.body.js';

const NOT_FOUND = { 404: '`WEBHOOK_NOT_FOUND`' };

@ApiTags('Webhooks')
@Access('user')
@Controller('api/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly manage: ManageWebhooks,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listWebhookEndpoints', summary: 'Os endereços de webhook da própria conta' })
  @ApiOkResponse({ type: WebhookEndpointsAnswer })
  @ApiErrors()
  async list(@CurrentPrincipal() { accountId }: Principal): Promise<WebhookEndpointsAnswer> {
    return { success: true, data: (await this.endpoints.list(accountId)).map(endpointItem) };
  }

  @Post()
  @OwnStepUp()
  @ApiOperation({
    operationId: 'addWebhookEndpoint',
    summary: 'Adiciona um endereço de webhook, cujo segredo só esta resposta mostra',
    description: 'O dono da conta é avisado por e-mail. No máximo dez endereços.',
  })
  @ApiCreatedResponse({ type: MadeWebhookEndpointAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`WEBHOOK_LIMIT`' })
  async add(
    @Body() { url, events }: AddWebhookEndpointRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<MadeWebhookEndpointAnswer> {
    return { success: true, data: madeEndpoint(await this.manage.add(accountId, url, events)) };
  }

  @Post(':id/rotate')
  @OwnStepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Troca o segredo; por 24 horas as entregas são assinadas também com o antigo',
  })
  @ApiCreatedResponse({ type: MadeWebhookEndpointAnswer })
  @ApiErrors(NOT_FOUND)
  async rotate(
    @Param('id') id: string,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<MadeWebhookEndpointAnswer> {
    return { success: true, data: madeEndpoint(await this.manage.rotate(accountId, id)) };
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'pauseWebhookEndpoint',
    summary: 'Pausa um endereço; o que acontecer espera por três dias',
  })
  @ApiOkResponse({ type: WebhookEndpointAnswer })
  @ApiErrors(NOT_FOUND)
  async pause(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<WebhookEndpointAnswer> {
    return { success: true, data: endpointItem(await this.manage.pause(accountId, id)) };
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'resumeWebhookEndpoint', summary: 'Retoma um endereço pausado e envia o que espera' })
  @ApiOkResponse({ type: WebhookEndpointAnswer })
  @ApiErrors(NOT_FOUND)
  async resume(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<WebhookEndpointAnswer> {
    return { success: true, data: endpointItem(await this.manage.resume(accountId, id)) };
  }

  @Delete(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({
    operationId: 'removeWebhookEndpoint',
    summary: 'Remove um endereço, com o registro e o que espera',
  })
  @ApiOkResponse({ type: SuccessAnswer })
  @ApiErrors(NOT_FOUND)
  async remove(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<SuccessAnswer> {
    await this.manage.remove(accountId, id);
    return { success: true };
  }
}
