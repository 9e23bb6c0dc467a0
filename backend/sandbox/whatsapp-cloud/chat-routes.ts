import { type FastifyInstance } from 'fastify';
import { sendPage, wantsHtml, wantsJson } from '../console/page.js';
import { type Caller } from './caller.js';
import { chatPage, numbersPage } from './chat-page.js';
import { type Conversations, DELIVERY_MODES, dialledNumber, STATUS_MODES } from './conversations.js';

interface Asked {
  Querystring: { de?: string; text?: string };
}

interface Written {
  de?: unknown;
  text?: unknown;
  kind?: unknown;
  delivery?: unknown;
  statuses?: unknown;
}

const TITLE = 'WhatsApp';

/** `/whatsapp`: a telephone on which a tester writes to the bot as any number, as a page or as JSON. */
export function chatRoutes(app: FastifyInstance, conversations: Conversations, caller: Caller): void {
  app.get<Asked>('/whatsapp', async (request, reply) => {
    const { de = '', text = '' } = request.query;
    const number = dialledNumber(de);
    if (wantsJson(request)) return number ? conversations.of(number) : conversations.numbers();
    if (!number) return sendPage(reply, TITLE, numbersPage(conversations.numbers(), text, de !== ''));
    return sendPage(reply, TITLE, chatPage(number, conversations.of(number), text));
  });

  app.post('/whatsapp', async (request, reply) => {
    const { de, text, kind = 'text', delivery = 'normal', statuses = 'normal' } = (request.body ?? {}) as Written;
    const number = dialledNumber(String(de ?? ''));
    const written = String(text ?? '').trim();
    const mode = DELIVERY_MODES.find((known) => known === delivery);
    const statusMode = STATUS_MODES.find((known) => known === statuses);
    const sort = kind === 'audio' ? kind : 'text';
    if (!number || !mode || !statusMode || (sort === 'text' && (!written || written.length > 4_096))) {
      return reply.code(400).send({ error: 'de, text, delivery ou statuses inválido' });
    }
    const line = conversations.personWrites(number, sort, written, statusMode);
    caller.tellOf(number, line, mode);
    return wantsHtml(request) ? reply.redirect(`/whatsapp?de=${number}`, 303) : line;
  });
}
