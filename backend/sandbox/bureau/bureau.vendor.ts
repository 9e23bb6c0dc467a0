import { type FastifyRequest } from 'fastify';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { answeredInstead, faultOfPerson } from '../faults/unlucky-people.js';
import { Person } from '../population/index.js';
import { hasBearer, type Vendor } from '../vendor.js';
import { envelope, NOT_FOUND, refuse } from './envelope.js';
import { personRecord } from './person-record.js';
import { type Question, searchRoutes } from './searches.js';

/** The data bureau: personal records by CPF, name, telephone, mother and RG, behind an API key. */
export const bureau: Vendor = {
  key: 'bureau',
  prefix: '/bureau',
  title: 'Bureau de dados',
  about: 'GET /bureau/v1/pessoas/cpf/{cpf} · POST /bureau/v1/pessoas/nome, telefone, mae, rg',
  faultReplies: {
    notFound: () => ({ status: 404, body: NOT_FOUND }),
    serverError: { status: 500, body: { status: 'erro', mensagem: 'Erro interno' } },
    rateLimited: { status: 429, body: { status: 'limite_excedido', mensagem: 'Limite de requisições excedido' } },
  },
  magicFault: (request) => {
    const { nome, mae, telefone, rg } = (request.body ?? {}) as Question;
    return (
      faultOfPerson('cpf', cpfIn(request)) ??
      faultOfPerson('name', nome) ??
      faultOfPerson('mother', mae) ??
      faultOfPerson('mobile', telefone) ??
      faultOfPerson('rg', rg)
    );
  },
  routes(scope) {
    scope.addHook('onRequest', async (request, reply) => {
      if (hasBearer(request, SANDBOX_CREDENTIALS.bureauKey)) return;
      return reply.code(401).send({ status: 'nao_autorizado', mensagem: 'Chave inválida' });
    });
    scope.get('/v1/pessoas/cpf/:cpf', async (request, reply) => {
      const cpf = cpfIn(request);
      if (!/^\d{11}$/.test(cpf)) return refuse(reply, 'CPF inválido');
      if (!isValidCpf(cpf)) return reply.code(404).send(NOT_FOUND);
      return envelope({ resultado: personRecord(answeredInstead(request.fault, Person.ofCpf(cpf))) });
    });
    searchRoutes(scope);
  },
};

function cpfIn(request: FastifyRequest): string {
  return (request.params as { cpf?: string }).cpf ?? '';
}
