import { type FastifyInstance } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { hasBearer, type Vendor } from '../vendor.js';
import { type Caller } from './caller.js';
import { type Conversations, dialledNumber } from './conversations.js';

interface ByNumber {
  Params: { id: string };
}

interface SendBody {
  messaging_product?: unknown;
  to?: unknown;
  type?: unknown;
  text?: { body?: unknown };
  template?: { name?: unknown; components?: { parameters?: { text?: unknown }[] }[] };
  context?: { message_id?: unknown };
  biz_opaque_callback_data?: unknown;
}

const LONGEST_TEXT = 4_096;

/** Meta's Cloud API for one number: taking the product's messages, and learning where to call it back. */
export function whatsappCloud(conversations: Conversations, caller: Caller): Vendor {
  return {
    key: 'whatsapp-cloud',
    prefix: '/whatsapp-cloud',
    title: 'WhatsApp Cloud API',
    about: `POST /whatsapp-cloud/v23.0/${SANDBOX_CREDENTIALS.whatsappPhoneNumberId}/messages`,
    faultReplies: {
      notFound: () => ({ status: 404, body: problem(100, 'Unsupported request') }),
      serverError: { status: 500, body: problem(1, 'An unknown error occurred') },
      rateLimited: { status: 429, body: problem(80_007, 'Rate limit issues') },
    },
    magicFault: () => null,
    routes(scope) {
      scope.addHook('onRequest', async (request, reply) => {
        if (hasBearer(request, SANDBOX_CREDENTIALS.whatsappAccessToken)) return;
        return reply.code(401).send(problem(190, 'Invalid OAuth access token'));
      });
      scope.addHook<ByNumber>('preHandler', async (request, reply) => {
        if ((request.params as ByNumber['Params']).id === SANDBOX_CREDENTIALS.whatsappPhoneNumberId) return;
        return reply.code(400).send(problem(100, 'Object with this id does not exist'));
      });
      registerRoute(scope, caller);
      sendRoute(scope, conversations, caller);
    },
  };
}

function registerRoute(scope: FastifyInstance, caller: Caller): void {
  scope.post<ByNumber>('/v23.0/:id', async (request, reply) => {
    const { webhook_configuration: wanted } = (request.body ?? {}) as {
      webhook_configuration?: { override_callback_uri?: unknown; verify_token?: unknown };
    };
    const { override_callback_uri: address, verify_token: token } = wanted ?? {};
    const answers = typeof address === 'string' && (await caller.register(address, String(token)));
    if (answers) return { success: true };
    return reply.code(400).send(problem(2200, 'Callback verification failed'));
  });
}

function sendRoute(scope: FastifyInstance, conversations: Conversations, caller: Caller): void {
  scope.post<ByNumber>('/v23.0/:id/messages', async (request, reply) => {
    const { messaging_product: product, to, type, text, template, context, ...rest } = (request.body ?? {}) as SendBody;
    const body = type === 'template' ? templateText(template) : text?.body;
    if (
      product !== 'whatsapp' ||
      !['text', 'template'].includes(String(type)) ||
      typeof body !== 'string' ||
      !body ||
      body.length > LONGEST_TEXT
    ) {
      return reply.code(400).send(problem(100, 'Invalid parameter'));
    }
    // An approved template reaches whoever never wrote, too.
    const number = conversations.numberOf(String(to)) ?? (type === 'template' ? dialledNumber(String(to)) : null);
    if (!number) return reply.code(400).send(problem(131_047, 'Re-engagement message'));
    const line = conversations.botWrites(number, {
      text: body,
      answers: typeof context?.message_id === 'string' ? context.message_id : null,
      reference: typeof rest.biz_opaque_callback_data === 'string' ? rest.biz_opaque_callback_data : null,
    });
    caller.tellHowItFares(number, line, conversations.statusesOf(number));
    return { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id: line.id }] };
  });
}

/** The templates themselves are kept at Meta: the chat shows name and words. */
function templateText(template: SendBody['template']): string | null {
  const words = template?.components?.flatMap(({ parameters = [] }) => parameters.map(({ text }) => String(text)));
  return typeof template?.name === 'string' ? [template.name, ...(words ?? [])].join(' · ') : null;
}

/** The Graph API's error body. */
function problem(code: number, message: string) {
  return { error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } };
}
