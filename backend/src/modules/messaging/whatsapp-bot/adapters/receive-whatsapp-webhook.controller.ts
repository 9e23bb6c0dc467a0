import { Get, Header, Logger, Post, Query, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiQuery } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import { isSameText } from '../../../../platform/crypto/same-text.js';
import { SuccessAnswer } from '../../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../../platform/http/route.decorators.js';
import { CappedWarning, CappedWarnings } from '../../../../platform/logging/capped-warning.js';
import { WEBHOOK_CAME } from '../../../../platform/telemetry/events.js';
import { numberOfSender, WhatsappLinks } from '../../whatsapp-links/index.js';
import { WhatsappConfig } from '../whatsapp.config.js';
import { WhatsappJobs } from './whatsapp.job.js';
import { readDelivery } from './whatsapp-cloud/delivery.js';
import { WHATSAPP_WEBHOOK } from './whatsapp-cloud/register-webhook.js';
import { isSigned } from './whatsapp-cloud/signature.js';
import { WhatsappInbox } from './whatsapp-inbox.store.js';
import { WhatsappNotices } from './whatsapp-notices.store.js';

const CHALLENGE = /^[\w-]{1,200}$/;

class WhatsappWebhookAnswer extends SuccessAnswer {}

/** Verified on the bytes, stored, answered; what was written is read and replied to afterwards. */
@SkipThrottle()
@PublicController('WhatsApp', WHATSAPP_WEBHOOK)
export class ReceiveWhatsappWebhookController {
  private readonly logger = new Logger('WhatsappWebhook');
  private readonly refusals = new CappedWarning(this.logger);
  private readonly failures = new CappedWarnings(this.logger);

  constructor(
    private readonly inbox: WhatsappInbox,
    private readonly notices: WhatsappNotices,
    private readonly links: WhatsappLinks,
    private readonly jobs: WhatsappJobs,
    private readonly config: WhatsappConfig,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOperation({ summary: 'O WhatsApp pergunta se o endereço é nosso' })
  @ApiQuery({ name: 'hub.mode', example: 'subscribe' })
  @ApiQuery({ name: 'hub.verify_token' })
  @ApiQuery({ name: 'hub.challenge', example: '1158201444' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' }, description: '`hub.challenge`, como veio.' })
  @ApiErrors({ 403: '`FORBIDDEN`' })
  confirmWhatsappWebhook(@Query() query: Record<string, unknown>): string {
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
    const { verifyToken } = this.config;
    const ours = verifyToken !== null && typeof token === 'string' && isSameText(token, verifyToken);
    if (mode === 'subscribe' && ours && typeof challenge === 'string' && CHALLENGE.test(challenge)) return challenge;
    throw new AppError('forbidden', 'FORBIDDEN', 'Acesso negado.');
  }

  @Post()
  @Answers(WhatsappWebhookAnswer, 'Mensagens e entregas, assinadas pelo WhatsApp')
  @ApiHeader({ name: 'x-hub-signature-256', description: '`sha256=…` sobre os bytes do corpo', required: true })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`WEBHOOK_SIGNATURE_INVALID`' })
  async receiveWhatsappWebhook(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WhatsappWebhookAnswer> {
    const now = this.clock.now();
    this.demandSignature(request, now);
    const read = readDelivery(request.body, this.config.phoneNumberId);
    if (!read) throw new AppError('invalid', 'INVALID_INPUT', 'Aviso ilegível.');
    for (const { reference, delivery, failure } of read.statuses) {
      if (failure) this.tellFailure(failure.code, now);
      if (failure?.passing) continue;
      await this.inbox.delivered(reference, delivery, now);
      await this.notices.done(reference);
    }
    for (const { from, at } of read.left) await this.links.leave(numberOfSender(from), at);
    if ((await this.inbox.store(read.messages)) > 0) setImmediate(() => this.jobs.answer());
    return { success: true };
  }

  private tellFailure(code: number | null, now: Date): void {
    this.failures.warn(String(code), `not delivered: WhatsApp says ${code ?? 'nothing of why'}`, now);
    WEBHOOK_CAME.tell({ gateway: 'whatsapp', outcome: 'failed' });
  }

  private demandSignature({ rawBody, headers }: RawBodyRequest<FastifyRequest>, now: Date): void {
    const { appSecret } = this.config;
    const header = headers['x-hub-signature-256'];
    if (appSecret !== null && rawBody && isSigned(rawBody, [header].flat()[0], appSecret)) return;
    this.refusals.warn('delivery refused: not signed by WhatsApp', now);
    WEBHOOK_CAME.tell({ gateway: 'whatsapp', outcome: 'refused' });
    throw new AppError('unauthenticated', 'WEBHOOK_SIGNATURE_INVALID', 'Assinatura inválida.');
  }
}
