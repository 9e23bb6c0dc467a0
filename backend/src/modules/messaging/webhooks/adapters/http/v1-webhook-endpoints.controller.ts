import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { KeyAccess } from '../../../../../platform/http/access.js';
import { ApiErrors } from '../../../../../platform/http/api-errors.js';
import { REPLAYED, repeatable } from '../../../../../platform/http/idempotency-key.js';
import { ManageWebhooks } from '../../application/manage-webhooks.js';
import { Endpoints } from '../endpoints.store.js';
import { givenOnce, keyOf, REUSED } from './given-once.js';
import { LiveAccount } from './live-account.js';
import { V1MadeWebhookEndpoint, V1WebhookEndpoint, V1WebhookEndpoints } from './v1.answers.js';
import { endpointItem, madeEndpoint } from './webhook.answers.js';
import { AddWebhookEndpointRequest } from './webhook.body.js';

const NOT_FOUND = { 404: '`WEBHOOK_NOT_FOUND`: Este endereço de webhook não existe.' };
const ID = {
  name: 'id',
  format: 'uuid',
  description: 'O `id` do endereço.',
  example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
};

@ApiTags('Webhooks')
@KeyAccess('webhooks')
@Controller('v1/webhook-endpoints')
export class V1WebhookEndpointsController {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly manage: ManageWebhooks,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Os endereços de webhook da conta',
    description: 'Webhooks são da conta: estas chamadas pedem uma chave de produção.',
  })
  @ApiOkResponse({ type: V1WebhookEndpoints, description: 'Todos.' })
  @ApiErrors()
  async v1ListWebhookEndpoints(@LiveAccount() accountId: string): Promise<V1WebhookEndpoints> {
    return { data: (await this.endpoints.list(accountId)).map(endpointItem), nextCursor: null };
  }

  @Post()
  @ApiOperation({
    summary: 'Adiciona um endereço de webhook',
    description:
      'A resposta traz o segredo, que não é mostrado de novo. Entregas seguem o esquema Standard Webhooks; o dono da conta é avisado por e-mail.',
  })
  @ApiHeader(repeatable('vale 24 h na conta: o mesmo pedido recebe o mesmo endereço e o mesmo segredo.'))
  @ApiCreatedResponse({ type: V1MadeWebhookEndpoint, description: 'O endereço, com o segredo.', headers: REPLAYED })
  @ApiErrors({
    ...REUSED,
    400: '`INVALID_INPUT`: Escolha de um a todos os eventos da lista.',
    409: '`WEBHOOK_LIMIT`: Sua conta já tem 10 endereços de webhook. Remova um para adicionar outro.',
  })
  async v1AddWebhookEndpoint(
    @Body() { url, events }: AddWebhookEndpointRequest,
    @LiveAccount() accountId: string,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1MadeWebhookEndpoint> {
    return { data: madeEndpoint(givenOnce(reply, await this.manage.add(accountId, url, events, keyOf(given)))) };
  }

  @Post(':id/rotate')
  @ApiParam(ID)
  @ApiOperation({ summary: 'Troca o segredo', description: 'Por 24 horas as entregas são assinadas com os dois.' })
  @ApiHeader(repeatable('vale 24 h: a repetição recebe o mesmo segredo, e não o troca outra vez.'))
  @ApiCreatedResponse({
    type: V1MadeWebhookEndpoint,
    description: 'O endereço, com o segredo novo.',
    headers: REPLAYED,
  })
  @ApiErrors(NOT_FOUND)
  async v1RotateWebhookSecret(
    @Param('id') id: string,
    @LiveAccount() accountId: string,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1MadeWebhookEndpoint> {
    return { data: madeEndpoint(givenOnce(reply, await this.manage.rotate(accountId, id, keyOf(given)))) };
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiParam(ID)
  @ApiOperation({ summary: 'Pausa um endereço', description: 'O que acontecer enquanto isso espera por três dias.' })
  @ApiOkResponse({ type: V1WebhookEndpoint, description: 'O endereço.' })
  @ApiErrors(NOT_FOUND)
  async v1PauseWebhookEndpoint(@Param('id') id: string, @LiveAccount() accountId: string): Promise<V1WebhookEndpoint> {
    return { data: endpointItem(await this.manage.pause(accountId, id)) };
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiParam(ID)
  @ApiOperation({ summary: 'Retoma um endereço pausado', description: 'O que espera é enviado.' })
  @ApiOkResponse({ type: V1WebhookEndpoint, description: 'O endereço.' })
  @ApiErrors(NOT_FOUND)
  async v1ResumeWebhookEndpoint(@Param('id') id: string, @LiveAccount() accountId: string): Promise<V1WebhookEndpoint> {
    return { data: endpointItem(await this.manage.resume(accountId, id)) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiParam(ID)
  @ApiOperation({ summary: 'Remove um endereço', description: 'Com o registro e o que espera.' })
  @ApiNoContentResponse({ description: 'Removido.' })
  @ApiErrors(NOT_FOUND)
  async v1RemoveWebhookEndpoint(@Param('id') id: string, @LiveAccount() accountId: string): Promise<void> {
    await this.manage.remove(accountId, id);
  }
}
