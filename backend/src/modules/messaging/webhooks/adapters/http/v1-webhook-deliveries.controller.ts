import { Get, Headers, Post, Query, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LiveKeyHolder, type Principal } from '../../../../../platform/http/access.js';
import { idempotencyKeyIn, markReplayed, REPLAYED, repeatable } from '../../../../../platform/http/idempotency-key.js';
import { IdPageQuery, USUAL_PAGE } from '../../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, describedRefusal, KeyController } from '../../../../../platform/http/route.decorators.js';
import { ManageWebhooks } from '../../application/manage-webhooks.js';
import { endpointPaused, LIVE_ONLY, noSuchDelivery, noSuchEndpoint } from '../../application/refusals.js';
import { DeliveryLog } from '../delivery-log.queries.js';
import { DeliveryId, EndpointId } from './id-params.js';
import { V1SentWebhook, V1WebhookDeliveries, V1WebhookDelivery } from './v1.answers.js';

const REFUSED = { 403: `\`API_KEY_LIVE_ONLY\`: ${LIVE_ONLY}` };
const NO_ENDPOINT = describedRefusal(noSuchEndpoint());
const NO_DELIVERY = `${NO_ENDPOINT} · ${describedRefusal(noSuchDelivery())}`;
const PAUSED = describedRefusal(endpointPaused());

@KeyController('Webhooks', 'v1/webhook-endpoints/:id', 'webhooks')
export class V1WebhookDeliveriesController {
  constructor(
    private readonly log: DeliveryLog,
    private readonly manage: ManageWebhooks,
  ) {}

  @Post('test')
  @Answers(V1SentWebhook, 'Envia um evento de teste', {
    status: 202,
    description: 'O tipo é `webhook.test`; ele não diz nada da conta.',
    told: 'Será enviado em seguida.',
    headers: REPLAYED,
  })
  @ApiHeader(repeatable('vale enquanto a entrega estiver no registro: a repetição não envia outro evento.'))
  @ApiErrors({ ...REFUSED, 404: NO_ENDPOINT, 409: PAUSED })
  async v1TestWebhookEndpoint(
    @EndpointId() id: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1SentWebhook> {
    const sent = await this.manage.test(accountId, id, idempotencyKeyIn(given));
    return { data: { id: markReplayed(reply, sent).id } };
  }

  @Get('deliveries')
  @Answers(V1WebhookDeliveries, 'O que foi enviado a um endereço, e o que espera', {
    description: 'O registro guarda trinta dias.',
    told: 'Uma página.',
  })
  @ApiErrors({ ...REFUSED, 400: '`INVALID_INPUT`: Cursor inválido.', 404: NO_ENDPOINT })
  async v1ListWebhookDeliveries(
    @EndpointId() id: string,
    @Query() query: IdPageQuery,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
  ): Promise<V1WebhookDeliveries> {
    await this.manage.one(accountId, id);
    const { items, next } = await this.log.of(id).page(query, USUAL_PAGE);
    return { data: [...items], nextCursor: next };
  }

  @Get('deliveries/:deliveryId')
  @Answers(V1WebhookDelivery, 'Uma entrega, com o corpo e as tentativas', {
    description: 'De cada resposta fica o começo, até 2 kB.',
    told: 'A entrega.',
  })
  @ApiErrors({ ...REFUSED, 404: NO_DELIVERY })
  async v1GetWebhookDelivery(
    @EndpointId() id: string,
    @DeliveryId() deliveryId: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
  ): Promise<V1WebhookDelivery> {
    await this.manage.one(accountId, id);
    return { data: await this.log.open(id, deliveryId) };
  }

  @Post('deliveries/:deliveryId/resend')
  @Answers(V1SentWebhook, 'Envia de novo', {
    status: 202,
    description: 'Com o mesmo `webhook-id`, por mais três dias.',
    told: 'Será enviado em seguida.',
    headers: REPLAYED,
  })
  @ApiHeader(repeatable('vale enquanto a entrega estiver no registro: a repetição não a envia outra vez.'))
  @ApiErrors({ ...REFUSED, 404: NO_DELIVERY, 409: PAUSED })
  async v1ResendWebhookDelivery(
    @EndpointId() id: string,
    @DeliveryId() deliveryId: string,
    @LiveKeyHolder(LIVE_ONLY) { accountId }: Principal,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<V1SentWebhook> {
    const sent = await this.manage.resend(accountId, id, deliveryId, idempotencyKeyIn(given));
    return { data: { id: markReplayed(reply, sent).id } };
  }
}
