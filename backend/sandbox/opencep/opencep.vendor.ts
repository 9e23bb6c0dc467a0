import { type FastifyRequest } from 'fastify';
import { hyphenated, postalEntry, readCep } from '../cep-register/postal-entry.js';
import { faultOfCep } from '../faults/magic-inputs.js';
import { type Vendor } from '../vendor.js';

const NOT_FOUND = { error: 'CEP não encontrado' };

/** OpenCEP: the open postal register as files; what is not there, malformed or unknown, is 404. */
export const opencep: Vendor = {
  key: 'opencep',
  prefix: '/opencep',
  title: 'OpenCEP',
  about: 'GET /opencep/v1/{cep}',
  faultReplies: {
    notFound: () => ({ status: 404, body: NOT_FOUND }),
    serverError: { status: 500, body: 'Internal Server Error' },
    rateLimited: { status: 429, body: 'Too Many Requests' },
  },
  magicFault: (request) => faultOfCep(cepIn(request) ?? '', 'opencep'),
  routes(scope) {
    scope.get('/v1/:cep', async (request, reply) => {
      const cep = cepIn(request);
      const entry = cep && postalEntry(cep, 'opencep', request.fault);
      if (!entry) return reply.code(404).send(NOT_FOUND);
      const { uf, ibge } = entry.place.city;
      return {
        cep: hyphenated(entry.cep),
        logradouro: entry.street,
        complemento: '',
        bairro: entry.district,
        localidade: entry.city,
        uf,
        ibge,
      };
    });
  },
};

function cepIn(request: FastifyRequest): string | null {
  return readCep(((request.params as { cep?: string }).cep ?? '').replace(/\.json$/, ''));
}
