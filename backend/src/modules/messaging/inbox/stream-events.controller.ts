import { Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Signals } from '../../../platform/events/signals.js';
import { Watchers } from '../../../platform/events/watchers.js';
import { AccountId, CachedPrincipal } from '../../../platform/http/access.js';
import { EventStreams } from '../../../platform/http/event-streams.js';
import { Answers, UserController } from '../../../platform/http/route.decorators.js';
import { WHATSAPP_CHANGED } from '../whatsapp-links/index.js';
import { InboxMessageAnswer, messageAnswer } from './message.answer.js';
import { UnreadMessages } from './unread-messages.store.js';

@UserController('Avisos', 'api/events')
export class StreamEventsController {
  private readonly whatsapp: Watchers;

  constructor(
    private readonly unread: UnreadMessages,
    private readonly streams: EventStreams,
    signals: Signals,
  ) {
    this.whatsapp = new Watchers(signals, WHATSAPP_CHANGED);
  }

  @Get()
  @CachedPrincipal()
  @Answers(InboxMessageAnswer, 'Avisa o que acontece na própria conta', {
    description:
      'Server-sent events. `message`: um aviso novo; começa pelos que ainda não foram lidos. `message-read`: um aviso foi lido, aqui ou em outro dispositivo (`data.id`). `whatsapp`: o WhatsApp da conta mudou; pergunte de novo. Um comentário a cada 8 s mantém a conexão. Termina junto com o token.',
    told: 'Cada evento `message` traz este objeto em `data`.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'O último aviso recebido, para continuar dele.' })
  @ApiProduces('text/event-stream')
  streamEvents(@AccountId() accountId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const stream = this.streams.open(request, reply);
    const stopMessages = this.unread.watch(accountId, numberIn(request.headers['last-event-id']), {
      onMessages(messages) {
        for (const message of messages) {
          void stream.send({ id: String(message.number), event: 'message', data: messageAnswer(message) });
        }
      },
      onRead: (id) => void stream.send({ id: null, event: 'message-read', data: { id } }),
      onLost: () => stream.end(),
    });
    stream.onEnd(stopMessages);
    const tellOfWhatsapp = () => void stream.send({ id: null, event: 'whatsapp', data: {} });
    stream.onEnd(this.whatsapp.watch(accountId, tellOfWhatsapp));
  }
}

/** The number of the last message that the reader has; 0 when it has none, or says something else. */
function numberIn(lastEventId: string | string[] | undefined): number {
  return typeof lastEventId === 'string' && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : 0;
}
