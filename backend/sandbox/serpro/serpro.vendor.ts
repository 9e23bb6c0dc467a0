import { type FastifyReply, type FastifyRequest } from 'fastify';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { registrationOf, yearOfDeath } from '../cpf-register/registration.js';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { answeredInstead, faultOfPerson } from '../faults/unlucky-people.js';
import { brazilianDay, Person } from '../population/index.js';
import { bearerOf, hasBasic, paramIn, type Vendor } from '../vendor.js';
import { type TokenIssuer } from './token-issuer.js';

const QUERY_PATH = '/consulta-cpf-df/v1/cpf/:ni';
const NOT_FOUND = { mensagem: 'Não existe CPF com o número de inscrição informado' };
const WRONG_CLIENT = {
  error: 'invalid_client',
  error_description: 'A valid OAuth client could not be found for client_id',
};
const WRONG_TOKEN = {
  fault: {
    code: 900_901,
    message: 'Invalid Credentials',
    description: 'Access failure for API: /consulta-cpf-df/v1, version: v1 status: (900901) - Invalid Credentials',
  },
};

/** The tax authority's contracted API as Serpro serves it: a token by client credentials, then a CPF's situation. */
export function serpro(tokens: TokenIssuer): Vendor {
  return {
    key: 'serpro',
    prefix: '/serpro',
    title: 'Serpro, Consulta CPF',
    about: 'POST /serpro/token · GET /serpro/consulta-cpf-df/v1/cpf/{ni}',
    faultReplies: {
      notFound: () => ({ status: 404, body: NOT_FOUND }),
      serverError: { status: 500, body: { mensagem: 'Erro interno no servidor' } },
      rateLimited: {
        status: 429,
        body: {
          fault: { code: 900_800, message: 'Message throttled out', description: 'You have exceeded your quota' },
        },
      },
    },
    magicFault: (request) => faultOfPerson('cpf', paramIn(request, 'ni')),
    routes(scope) {
      scope.post('/token', async (request, reply) => {
        const { serproConsumerKey, serproConsumerSecret } = SANDBOX_CREDENTIALS;
        if (!hasBasic(request, serproConsumerKey, serproConsumerSecret)) return reply.code(401).send(WRONG_CLIENT);
        const grant = (request.body as { grant_type?: string } | null)?.grant_type;
        if (grant !== 'client_credentials') {
          return reply.code(400).send({
            error: 'unsupported_grant_type',
            error_description: `Unsupported grant_type value: ${grant ?? ''}`,
          });
        }
        const { token, secondsLeft } = tokens.grant();
        const scope = 'am_application_scope default';
        return { scope, token_type: 'Bearer', expires_in: secondsLeft, access_token: token };
      });
      scope.get(QUERY_PATH, async (request, reply) => {
        if (request.fault === 'expired-token' || !tokens.accepts(bearerOf(request)))
          return reply.code(401).send(WRONG_TOKEN);
        return answerTo(request, reply);
      });
    },
  };
}

function answerTo(request: FastifyRequest, reply: FastifyReply) {
  const cpf = paramIn(request, 'ni');
  if (!isValidCpf(cpf)) return reply.code(400).send({ mensagem: 'O número de CPF informado não é válido' });
  const person = answeredInstead(request.fault, Person.ofCpf(cpf));
  if (person.minor) {
    return reply.code(422).send({ mensagem: 'Dados de menor de idade bloqueados em atendimento à LGPD' });
  }
  const record = situation(person);
  if (request.fault !== 'partial') return record;
  const { nascimento: _, ...partial } = record;
  return reply.code(206).send(partial);
}

function situation(person: Person) {
  const { code, description } = registrationOf(person);
  const death = yearOfDeath(person);
  return {
    ni: person.cpf,
    nome: person.name,
    situacao: { codigo: code, descricao: description.charAt(0) + description.slice(1).toLowerCase() },
    nascimento: brazilianDay(person.birth).replaceAll('/', ''),
    ...(death ? { obito: death } : {}),
  };
}
