import { type FastifyRequest } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { answeredInstead, faultOfPerson } from '../faults/unlucky-people.js';
import { brazilianDay, Person, personOfEmail } from '../population/index.js';
import { type Vendor } from '../vendor.js';

/** The e-mail service: whom an address belongs to, behind an API key. "Nobody" is a 200 with `success: false`. */
export const emailService: Vendor = {
  key: 'email-service',
  prefix: '/email-service',
  title: 'Serviço de e-mail',
  about: 'POST /email-service/v1/consulta',
  faultReplies: {
    notFound: () => ({ status: 200, body: failure('E-mail não encontrado') }),
    serverError: { status: 500, body: failure('Erro interno') },
    rateLimited: { status: 429, body: failure('Limite de consultas excedido') },
  },
  magicFault: (request) => faultOfPerson('email', emailIn(request)),
  routes(scope) {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers['x-api-key'] === SANDBOX_CREDENTIALS.emailServiceKey) return;
      return reply.code(401).send(failure('Chave inválida'));
    });
    scope.post('/v1/consulta', async (request, reply) => {
      const email = emailIn(request);
      if (typeof email !== 'string' || !/^\S+@\S+$/.test(email.trim())) {
        return reply.code(400).send(failure('E-mail inválido'));
      }
      const index = personOfEmail(email);
      if (index === null) return failure('E-mail não encontrado');
      const person = answeredInstead(request.fault, Person.at(index));
      return {
        success: true,
        data: { resultado: { dados_pessoais: personalData(person), criador: '@email_ficticio' } },
      };
    });
  },
};

function personalData(person: Person) {
  const { kind, name, number, complement, district, city, cep } = person.address;
  return {
    nome: person.name,
    cpf: person.cpf,
    nascimento: brazilianDay(person.birth),
    sexo: person.sex,
    mae: person.mother.name,
    telefones: [person.mobile, person.landline],
    email: person.email,
    ...(person.death !== null && { obito: 'SIM' }),
    endereco: {
      logradouro: `${kind} ${name}`,
      numero: number,
      complemento: complement || 'Sem dados',
      bairro: district,
      cidade: city.name,
      uf: city.uf,
      cep,
    },
  };
}

function emailIn(request: FastifyRequest): unknown {
  return (request.body as { email?: unknown } | null | undefined)?.email;
}

function failure(error: string) {
  return { success: false, error };
}
