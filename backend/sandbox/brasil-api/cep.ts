import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { pointOf } from '../cep-register/coordinates.js';
import { type PostalEntry, postalEntry, readCep } from '../cep-register/postal-entry.js';
import { stateOf } from '../cep-register/states.js';
import { type FaultReply } from '../faults/fault-answers.js';

const MALFORMED = 'CEP deve conter exatamente 8 caracteres.';
const PROVIDERS = ['correios', 'viacep', 'widenet', 'open-cep'] as const;

export const CEP_NOT_FOUND: FaultReply = {
  status: 404,
  body: {
    name: 'CepPromiseError',
    message: 'Todos os serviços de CEP retornaram erro.',
    type: 'service_error',
    errors: PROVIDERS.map((service) => ({ name: 'ServiceError', message: 'CEP não encontrado na base.', service })),
  },
};

/** `/api/cep/v2/{cep}`, with the error bodies of cep-promise. */
export function cepRoute(scope: FastifyInstance): void {
  scope.get('/api/cep/v2/:cep', async (request, reply) => {
    const cep = readCep(cepIn(request) ?? '');
    if (!cep) {
      return reply.code(400).send({
        name: 'CepPromiseError',
        message: MALFORMED,
        type: 'validation_error',
        errors: [{ message: MALFORMED, service: 'cep_validation' }],
      });
    }
    const entry = postalEntry(cep, 'brasil-api', request.fault);
    return entry ? body(entry) : reply.code(CEP_NOT_FOUND.status).send(CEP_NOT_FOUND.body);
  });
}

/** The CEP of a request as it was sent, or null when the request is about something else. */
export function cepIn(request: FastifyRequest): string | null {
  return (request.params as { cep?: string }).cep ?? null;
}

function body({ cep, street, district, city, place }: PostalEntry) {
  const { uf, ibge } = place.city;
  return {
    cep,
    state: uf,
    city,
    neighborhood: district || null,
    street: street || null,
    service: 'open-cep',
    ibge: { city: ibge, state: ibge.slice(0, 2) },
    timezoneName: stateOf(uf).timeZone,
    location: { type: 'Point', coordinates: pointOf(place) ?? { longitude: null, latitude: null } },
  };
}
