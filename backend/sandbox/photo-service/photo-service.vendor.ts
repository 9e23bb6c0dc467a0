import { type FastifyRequest } from 'fastify';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { answeredInstead, faultOfPerson } from '../faults/unlucky-people.js';
import { brazilianDay, Person } from '../population/index.js';
import { type Vendor } from '../vendor.js';
import { pngOf } from './png.js';
import { portraitOf } from './portrait.js';

const SIGNATURE = { creator: '@foto_ficticia', affiliate: 'Afiliado Fictício' } as const;
const NOT_FOUND = { ...SIGNATURE, error: 'CPF não encontrado' };

/** The photo service: a person's portrait and parents by CPF; token and CPF travel in the query. Minors are served too. */
export const photoService: Vendor = {
  key: 'photo-service',
  prefix: '/fotorj',
  title: 'Serviço de fotos',
  about: 'GET /fotorj/fotorj?token=&cpf=',
  faultReplies: {
    notFound: () => ({ status: 404, body: NOT_FOUND }),
    serverError: { status: 500, body: { ...SIGNATURE, error: 'Erro interno' } },
    rateLimited: { status: 429, body: { error: 'Limite de consultas excedido' } },
  },
  magicFault: (request) => faultOfPerson('cpf', queryIn(request).cpf),
  routes(scope) {
    scope.addHook('onRequest', async (request, reply) => {
      if (queryIn(request).token === SANDBOX_CREDENTIALS.photoServiceToken) return;
      return reply.code(401).send({ error: 'Token inválido' });
    });
    scope.get('/fotorj', async (request, reply) => {
      const { cpf = '' } = queryIn(request);
      if (!/^\d{11}$/.test(cpf)) return reply.code(400).send({ error: 'CPF inválido' });
      if (!isValidCpf(cpf)) return reply.code(404).send(NOT_FOUND);
      return { ...SIGNATURE, resultado: record(answeredInstead(request.fault, Person.ofCpf(cpf))) };
    });
  },
};

function record(person: Person) {
  return {
    dados_pessoais: {
      nome: person.name,
      cpf: person.cpf,
      nascimento: brazilianDay(person.birth),
      sexo: person.sex,
      nacionalidade: 'BRASILEIRA',
    },
    filiacao: { mae: person.mother.name, pai: person.father.name },
    documentos: { rg: person.rg, orgao_emissor: 'SSP', uf_emissao: person.address.city.uf },
    foto: { base64: pngOf(portraitOf(person)).toString('base64') },
  };
}

function queryIn(request: FastifyRequest) {
  return request.query as { token?: string; cpf?: string };
}
