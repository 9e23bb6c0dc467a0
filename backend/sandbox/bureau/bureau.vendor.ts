import { type FastifyRequest } from 'fastify';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { faultOfCpf } from '../faults/magic-inputs.js';
import { PEOPLE, Person } from '../population/index.js';
import { hasBearer, type Vendor } from '../vendor.js';
import { personRecord } from './person-record.js';

const NOT_FOUND = { status: 'nao_encontrado' };

/** The data bureau: personal records by CPF, behind an API key. */
export const bureau: Vendor = {
  key: 'bureau',
  prefix: '/bureau',
  title: 'Bureau de dados',
  about: 'GET /bureau/v1/pessoas/cpf/{cpf}',
  faultReplies: {
    notFound: () => ({ status: 404, body: NOT_FOUND }),
    serverError: { status: 500, body: { status: 'erro', mensagem: 'Erro interno' } },
    rateLimited: { status: 429, body: { status: 'limite_excedido', mensagem: 'Limite de requisições excedido' } },
  },
  magicFault: (request) => faultOfCpf(cpfIn(request)),
  divergent: (body) => ({ ...body, resultado: otherPerson(body.resultado) }),
  routes(scope) {
    scope.addHook('onRequest', async (request, reply) => {
      if (hasBearer(request, SANDBOX_CREDENTIALS.bureauKey)) return;
      return reply.code(401).send({ status: 'nao_autorizado', mensagem: 'Chave inválida' });
    });
    scope.get('/v1/pessoas/cpf/:cpf', async (request, reply) => {
      const cpf = cpfIn(request);
      if (!/^\d{11}$/.test(cpf)) return reply.code(400).send({ status: 'invalido', mensagem: 'CPF inválido' });
      if (!isValidCpf(cpf)) return reply.code(404).send(NOT_FOUND);
      return envelope(personRecord(Person.ofCpf(cpf)));
    });
  },
};

function cpfIn(request: FastifyRequest): string {
  return (request.params as { cpf?: string }).cpf ?? '';
}

function envelope(resultado: unknown) {
  return { status: 'ok', resultado, criador: '@bureau_ficticio', by: 'Bureau Fictício', referencia: '2026-10' };
}

/** The record of somebody else, as a mixed-up source would send. */
function otherPerson(resultado: unknown): unknown {
  const cpf = (resultado as { dados_gerais: { cpf: string } }).dados_gerais.cpf;
  const other = Person.at((Person.ofCpf(cpf).index + 7_654_321) % PEOPLE);
  return personRecord(other);
}
