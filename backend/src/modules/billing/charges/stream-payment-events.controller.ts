import { Get, Param, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock.js';
import { Signals } from '../../../platform/events/signals.js';
import { Watchers } from '../../../platform/events/watchers.js';
import { AccountId } from '../../../platform/http/access.js';
import { EventStreams } from '../../../platform/http/event-streams.js';
import { Answers, ApiErrors, TempController } from '../../../platform/http/route.decorators.js';
import { JobLoop } from '../../../platform/jobs/job-loop.js';
import { PAYMENT_CHANGED } from '../settlement/index.js';
import { PaymentStatusAnswer, paymentStatusAnswer } from './payment-status.answer.js';
import { PaymentStatusService } from './payment-status.js';

/** While somebody waits, the gateway is asked now and then, in case its webhook was lost. */
const ASK_EVERY_MS = 10_000;

@TempController('Planos e pagamentos', 'api/payments')
export class StreamPaymentEventsController {
  private readonly changes: Watchers;

  constructor(
    private readonly statusService: PaymentStatusService,
    private readonly streams: EventStreams,
    private readonly clock: Clock,
    signals: Signals,
  ) {
    this.changes = new Watchers(signals, PAYMENT_CHANGED);
  }

  @Get(':id/events')
  @Answers(PaymentStatusAnswer, 'Avisa cada mudança de um pagamento da própria conta', {
    description:
      'Eventos `payment` (server-sent events) com a situação atual; um comentário a cada 8 s mantém a conexão. Termina junto com o token.',
    told: 'Cada evento `payment` traz este objeto em `data`.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'O último evento recebido, para continuar dele.' })
  @ApiProduces('text/event-stream')
  @ApiErrors({
    404: '`PAYMENT_NOT_FOUND`',
  })
  async streamPaymentEvents(
    @AccountId() accountId: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.statusService.owned(accountId, id);
    const stream = this.streams.open(request, reply);
    const sending = new JobLoop('PaymentEvents', async () => {
      const payment = await this.statusService.status(accountId, id);
      const data = paymentStatusAnswer(payment, this.clock.now());
      await stream.send({ id: payment.status, event: 'payment', data });
    });
    stream.onEnd(this.changes.watch(id, () => void sending.soon()));
    const asking = setInterval(() => void sending.soon(), ASK_EVERY_MS);
    stream.onEnd(() => clearInterval(asking));
    await sending.soon();
  }
}
