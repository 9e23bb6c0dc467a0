import { HttpCode, Logger, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody, ApiExcludeEndpoint, ApiHeader, ApiQuery } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { SuccessAnswer } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { CappedWarning } from '../../../platform/logging/capped-warning.js';
import { WEBHOOK_CAME } from '../../../platform/telemetry/events.js';
import { BillingConfig } from '../billing.config.js';
import {
  BACEN,
  type GatewayWebhook,
  MERCADO_PAGO,
  readBacenDelivery,
  readMercadoPagoDelivery,
} from '../gateways/index.js';
import { WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';

const ERRORS = { 400: '`INVALID_INPUT`', 401: '`WEBHOOK_SIGNATURE_INVALID`' };
const ANY_OBJECT = { type: 'object', additionalProperties: true };

/** Verified, stored, answered; what it means is found out afterwards, at the gateway. */
@SkipThrottle()
@PublicController('Planos e pagamentos', 'api/payments/webhooks')
export class ReceiveWebhookController {
  private readonly mercadoPagoRefusals = new CappedWarning(new Logger('MercadoPagoWebhook'));
  private readonly bacenRefusals = new CappedWarning(new Logger('BacenWebhook'));

  constructor(
    private readonly inbox: WebhookInbox,
    private readonly job: WebhooksJob,
    private readonly config: BillingConfig,
    private readonly clock: Clock,
  ) {}

  @Post('mercado-pago')
  @Answers(SuccessAnswer, 'Notificações assinadas do Mercado Pago')
  @ApiQuery({ name: 'data.id', description: 'Pagamento no Mercado Pago; faz parte da assinatura.', example: '123456' })
  @ApiQuery({ name: 'type', required: false, example: 'payment' })
  @ApiHeader({ name: 'x-signature', description: '`ts=…,v1=…`', required: true })
  @ApiHeader({ name: 'x-request-id', required: false })
  @ApiBody({ schema: ANY_OBJECT, description: 'Não assinado; nada nele vale sem confirmação.' })
  @ApiErrors(ERRORS)
  async receiveMercadoPagoWebhook(@Req() request: RawBodyRequest<FastifyRequest>): Promise<SuccessAnswer> {
    const now = this.clock.now();
    const read = readMercadoPagoDelivery(request, this.config, now);
    if ('refused' in read) {
      this.mercadoPagoRefusals.warn(`delivery refused: ${read.refused}`, now);
      WEBHOOK_CAME.tell({ gateway: MERCADO_PAGO, outcome: 'refused' });
      throw forged();
    }
    return this.stored(read.notification ? [read.notification] : []);
  }

  /** Known by the secret in its address. */
  @Post('bacen/pix')
  @Answers(SuccessAnswer, 'Notificações da API Pix do Banco Central')
  @ApiQuery({ name: 'hmac', description: 'O segredo do endereço cadastrado no banco.', required: true })
  @ApiBody({ schema: ANY_OBJECT, description: 'Um ou vários Pix; nada neles vale sem confirmação.' })
  @ApiErrors(ERRORS)
  async receiveBacenWebhook(@Req() request: RawBodyRequest<FastifyRequest>): Promise<SuccessAnswer> {
    const now = this.clock.now();
    const read = readBacenDelivery(request, this.config);
    if ('refused' in read) {
      this.bacenRefusals.warn(`delivery refused: ${read.refused}`, now);
      WEBHOOK_CAME.tell({ gateway: BACEN, outcome: 'refused' });
      throw read.refused === 'malformed' ? invalidInput('pix', 'Notificação inválida.') : forged();
    }
    return this.stored(read.notifications);
  }

  /** For banks that append `/pix` to the very end of the registered address, behind its parameters. */
  @Post('bacen')
  @HttpCode(200)
  @ApiExcludeEndpoint()
  receiveAppended(@Req() request: RawBodyRequest<FastifyRequest>): Promise<SuccessAnswer> {
    return this.receiveBacenWebhook(request);
  }

  private async stored(webhooks: readonly GatewayWebhook[]): Promise<SuccessAnswer> {
    const isNew = await Promise.all(webhooks.map((webhook) => this.inbox.store(webhook)));
    if (isNew.includes(true)) setImmediate(() => void this.job.soon());
    return { success: true };
  }
}

const forged = (): AppError => new AppError('unauthenticated', 'WEBHOOK_SIGNATURE_INVALID', 'Assinatura inválida.');
