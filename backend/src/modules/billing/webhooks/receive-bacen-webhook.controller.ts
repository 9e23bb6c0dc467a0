import { Controller, HttpCode, Logger, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody, ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { CappedWarning } from '../../../platform/logging/capped-warning.js';
import { BillingConfig } from '../billing.config.js';
import { readBacenDelivery } from '../gateways/index.js';
import { WebhookAnswer } from './receive-mercado-pago-webhook.controller.js';
import { WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';

/** Known by the secret in its address, stored, answered; what it means is found out afterwards, at the bank. */
@ApiTags('Planos e pagamentos')
@SkipThrottle()
@Controller('api/payments/webhooks')
export class ReceiveBacenWebhookController {
  private readonly refusals = new CappedWarning(new Logger('BacenWebhook'));

  constructor(
    private readonly inbox: WebhookInbox,
    private readonly job: WebhooksJob,
    private readonly config: BillingConfig,
    private readonly clock: Clock,
  ) {}

  @Post('bacen/pix')
  @HttpCode(200)
  @Access('public')
  @ApiOperation({ operationId: 'receiveBacenWebhook', summary: 'Notificações da API Pix do Banco Central' })
  @ApiQuery({ name: 'hmac', description: 'O segredo do endereço cadastrado no banco.', required: true })
  @ApiBody({
    schema: { type: 'object', additionalProperties: true },
    description: 'Um ou vários Pix; nada neles é tomado como verdade.',
  })
  @ApiOkResponse({ type: WebhookAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    401: '`WEBHOOK_SIGNATURE_INVALID`',
  })
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookAnswer> {
    const now = this.clock.now();
    const read = readBacenDelivery(request, this.config);
    if ('refused' in read) {
      this.refusals.warn(`delivery refused: ${read.refused}`, now);
      if (read.refused === 'malformed') throw invalidInput('pix', 'Notificação inválida.');
      throw new AppError('unauthenticated', 'WEBHOOK_SIGNATURE_INVALID', 'Assinatura inválida.');
    }
    const stored = await Promise.all(read.notifications.map((one) => this.inbox.store(one, now)));
    if (stored.includes(true)) setImmediate(() => void this.job.soon());
    return { success: true };
  }

  /** For banks that append `/pix` to the very end of the registered address, behind its parameters. */
  @Post('bacen')
  @HttpCode(200)
  @Access('public')
  @ApiExcludeEndpoint()
  receiveAppended(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookAnswer> {
    return this.receive(request);
  }
}
