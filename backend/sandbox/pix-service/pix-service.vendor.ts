import { type FastifyRequest } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { answeredInstead, faultOfPixLookup } from '../faults/unlucky-people.js';
import { peopleNamed } from '../population/index.js';
import { type Vendor } from '../vendor.js';
import { pixText } from './pix-text.js';

const TEXT = 'text/plain; charset=utf-8';
const NOT_FOUND = 'Registro não encontrado';
const BROKEN = 'Erro: serviço temporariamente indisponível';

/** The Pix service: the person of a whole name and a CPF's middle digits, as lines of text. Key and subject travel in the URL. */
export const pixService: Vendor = {
  key: 'pix-service',
  prefix: '/pix-lookup',
  title: 'Serviço Pix',
  about: 'GET /pix-lookup/{nome}/{sufixo}?key=',
  faultReplies: {
    mediaType: TEXT,
    notFound: () => ({ status: 200, body: NOT_FOUND }),
    serverError: { status: 500, body: 'Erro interno' },
    rateLimited: { status: 429, body: 'Too Many Requests' },
  },
  magicFault: (request) => {
    const { name, suffix } = askedIn(request);
    return faultOfPixLookup(name, suffix);
  },
  routes(scope) {
    scope.addHook('onRequest', async (request, reply) => {
      if ((request.query as { key?: string }).key === SANDBOX_CREDENTIALS.pixServiceKey) return;
      return reply.code(401).type(TEXT).send('Erro: chave inválida');
    });
    scope.get('/:name/:suffix', async (request, reply) => {
      if (request.fault === 'error-text') return reply.type(TEXT).send(BROKEN);
      const { name, suffix } = askedIn(request);
      const digits = suffix.replace(/\D/g, '');
      const person = peopleNamed(name).find(({ pixSuffix }) => pixSuffix === digits);
      return reply.type(TEXT).send(person ? pixText(answeredInstead(request.fault, person)) : NOT_FOUND);
    });
  },
};

function askedIn(request: FastifyRequest): { name: string; suffix: string } {
  const { name = '', suffix = '' } = request.params as { name?: string; suffix?: string };
  return { name, suffix };
}
