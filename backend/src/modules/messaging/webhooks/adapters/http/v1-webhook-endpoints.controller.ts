import { Body, Delete, Get, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentKey, LiveKeyHolder, type Principal, type UsedKey } from '../../../../../platform/http/access.js';
import { idempotencyKeyIn, markReplayed, REPLAYED, repeatable } from '../../../../../platform/http/idempotency-key.js';
import { Answers, ApiErrors, describedRefusal, KeyController } from '../../../../../platform/http/route.decorators.js';
import { ManageWebhooks } from '../../application/manage-webhooks.js';
import { keyReused, LIVE_ONLY, noSuchEndpoint, tooManyEndpoints } from '../../application/refusals.js';
import { Endpoints } from '../endpoints.store.js';
import { EndpointId } from './id-params.js';
import { V1MadeWebhookEndpoint, V1WebhookEndpoint, V1WebhookEndpoints } from './v1.answers.js';
import { endpointItem, madeEndpoint } from './webhook.answers.js';
import { AddWebhookEndpointRequest } from './webhook.body.js';

const REFUSED = { 403: `\`API_KEY_LIVE_ONLY\`: ${LIVE_ONLY}` };
const NOT_FOUND = { 404: describedRefusal(noSuchEndpoint()) };

@KeyController('Webhooks', 'v1/webhook-endpoints', 'webhooks')
export class V1WebhookEndpointsController {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly manage: ManageWebhooks,
  ) {}

  @Get()
  @Answers(V1WebhookEndpoints, 'Os endereços de webhook da conta', {
    description: 'Webhooks são da conta: estas chamadas pedem uma chave de produção.',
    told: 'Todos.',
  })
  @ApiErrors(REFUSED)
  async v1ListWebhookEndpoints(@LiveKeyHolder(LIVE_ONLY) { accountId }: Principal): Promise<V1WebhookEndpoints> {
    return { data: (await this.endpoints.list(accountId)).map(endpointItem), nextCursor: null };
  }

  @Post()
  @Answers(V1MadeWebhookEndpoint, 'Adiciona um endereço de webhook', {
    status: 201,
    description:
      'A resposta traz o segredo, que não é mostrado de novo. Entregas seguem o esquema Standard Webhooks; o dono da conta é avisado por e-mail.',
    told: 'O endereço, com o segredo.',
    headers: REPLAYED,
  })
  @ApiHeader(repeatable('vale 24 h na conta: o mesmo pedido recebe o mesmo endereço e o mesmo segredo.'))
  @ApiErrors({
    ...REFUSED,
    400: '`INVALID_INPUT`: Escolha de um a todos os eventos da lista.',
    409: describedRefusal(tooManyEndpoints()),
    422: describedRefusal(keyReused()),
  })
  async v1AddWebhookEndpoint(
    @Body() { url, events }: AddWebhookEndpointRequest,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
    @CurrentKey() { id: keyId }: UsedKey,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1MadeWebhookEndpoint> {
    const made = await this.manage.add({ accountId, keyId }, url, events, idempotencyKeyIn(given));
    return { data: madeEndpoint(markReplayed(reply, made)) };
  }

  @Post(':id/rotate')
  @Answers(V1MadeWebhookEndpoint, 'Troca o segredo', {
    status: 201,
    description: 'Por 24 horas as entregas são assinadas com os dois.',
    told: 'O endereço, com o segredo novo.',
    headers: REPLAYED,
  })
  @ApiHeader(repeatable('vale 24 h: a repetição recebe o mesmo segredo, e não o troca outra vez.'))
  @ApiErrors({ ...REFUSED, ...NOT_FOUND })
  async v1RotateWebhookSecret(
    @EndpointId() id: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1MadeWebhookEndpoint> {
    const made = await this.manage.rotate(accountId, id, idempotencyKeyIn(given));
    return { data: madeEndpoint(markReplayed(reply, made)) };
  }

  @Post(':id/pause')
  @Answers(V1WebhookEndpoint, 'Pausa um endereço', {
    description: 'O que acontecer enquanto isso espera por três dias.',
    told: 'O endereço.',
  })
  @ApiErrors({ ...REFUSED, ...NOT_FOUND })
  async v1PauseWebhookEndpoint(
    @EndpointId() id: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
  ): Promise<V1WebhookEndpoint> {
    return { data: endpointItem(await this.manage.pause(accountId, id)) };
  }

  @Post(':id/resume')
  @Answers(V1WebhookEndpoint, 'Retoma um endereço pausado', {
    description: 'O que espera é enviado.',
    told: 'O endereço.',
  })
  @ApiErrors({ ...REFUSED, ...NOT_FOUND })
  async v1ResumeWebhookEndpoint(
    @EndpointId() id: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
    @CurrentKey() { id: keyId }: UsedKey,
  ): Promise<V1WebhookEndpoint> {
    return { data: endpointItem(await this.manage.resume(accountId, id, keyId)) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove um endereço', description: 'Com o registro e o que espera.' })
  @ApiNoContentResponse({ description: 'Removido.' })
  @ApiErrors({ ...REFUSED, ...NOT_FOUND })
  async v1RemoveWebhookEndpoint(
    @EndpointId() id: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
  ): Promise<void> {
    await this.manage.remove(accountId, id);
  }
}
