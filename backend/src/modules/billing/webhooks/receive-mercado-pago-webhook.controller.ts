import { Controller, HttpCode, Logger, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiProperty, ApiQuery, ApiTags } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { CappedWarning } from '../../../platform/logging/capped-warning.js';
import { BillingConfig } from '../billing.config.js';
import { readMercadoPagoDelivery } from '../gateways/index.js';
import { WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';

export class WebhookAnswer {
  @ApiProperty({ enum: [true] })
  success!: true;
}

/** Verified, stored, answered; what it means is found out afterwards, at the gateway. */
@ApiTags('Planos e pagamentos')
@SkipThrottle()
@Controller('api/payments/webhooks/mercado-pago')
export class ReceiveMercadoPagoWebhookController {
  private readonly refusals = new CappedWarning(new Logger('MercadoPagoWebhook'));

  constructor(
    private readonly inbox: WebhookInbox,
    private readonly job: WebhooksJob,
    private readonly config: BillingConfig,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ operationId: 'receiveMercadoPagoWebhook', summary: 'Notificações assinadas do Mercado Pago' })
  @ApiQuery({ name: 'data.id', description: 'Pagamento no Mercado Pago; faz parte da assinatura.', example: '123456' })
  @ApiQuery({ name: 'type', required: false, example: 'payment' })
  @ApiHeader({ name: 'x-signature', description: '`ts=…,v1=…`', required: true })
  @ApiHeader({ name: 'x-request-id', required: false })
  @ApiBody({
    schema: { type: 'object', additionalProperties: true },
    description: 'Não assinado; nada nele é tomado como verdade.',
  })
  @ApiOkResponse({ type: WebhookAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    401: '`WEBHOOK_SIGNATURE_INVALID`',
  })
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookAnswer> {
    const now = this.clock.now();
    const read = readMercadoPagoDelivery(request, this.config, now);
    if ('refused' in read) {
      this.refusals.warn(`delivery refused: ${read.refused}`, now);
      throw new AppError('unauthenticated', 'WEBHOOK_SIGNATURE_INVALID', 'Assinatura inválida.');
    }
    const isNew = read.notification !== null && (await this.inbox.store(read.notification, now));
    if (isNew) setImmediate(() => void this.job.soon());
    return { success: true };
  }
}
