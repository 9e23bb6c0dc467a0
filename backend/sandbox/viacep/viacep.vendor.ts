import { type FastifyReply, type FastifyRequest } from 'fastify';
import { hyphenated, type PostalEntry, postalEntry, readCep } from '../cep-register/postal-entry.js';
import { stateOf } from '../cep-register/states.js';
import { faultOfCep } from '../faults/magic-inputs.js';
import { paramIn, type Vendor } from '../vendor.js';

const BAD_REQUEST =
  '<!DOCTYPE HTML><html><head><title>ViaCEP 400</title></head><body><h1>Erro 400</h1><h2>Ops!</h2><h3>Verifique a URL</h3></body></html>';

/** ViaCEP: the open postal register where an unknown CEP is a 200 that says `erro`, as a boolean or as a text. */
export const viacep: Vendor = {
  key: 'viacep',
  prefix: '/viacep',
  title: 'ViaCEP',
  about: 'GET /viacep/ws/{cep}/json/',
  faultReplies: {
    notFound: (request) => ({ status: 200, body: unknown(paramIn(request, 'cep')) }),
    serverError: { status: 500, body: 'Internal Server Error' },
    rateLimited: { status: 429, body: 'Too Many Requests' },
  },
  magicFault: (request) => faultOfCep(readCep(paramIn(request, 'cep')) ?? '', 'viacep'),
  routes(scope) {
    for (const path of ['/ws/:cep/json/', '/ws/:cep/json']) scope.get(path, answerTo);
  },
};

async function answerTo(request: FastifyRequest, reply: FastifyReply) {
  const cep = readCep(paramIn(request, 'cep'));
  if (!cep) return reply.code(400).type('text/html; charset=utf-8').send(BAD_REQUEST);
  const entry = postalEntry(cep, 'viacep', request.fault);
  return entry ? body(entry) : unknown(cep);
}

function body({ cep, street, district, city, place }: PostalEntry) {
  const { uf, ibge, ddd, siafi } = place.city;
  const { name, region } = stateOf(uf);
  return {
    cep: hyphenated(cep),
    logradouro: street,
    complemento: '',
    unidade: '',
    bairro: district,
    localidade: city,
    uf,
    estado: name,
    regiao: region,
    ibge,
    gia: '',
    ddd,
    siafi: String(siafi).padStart(4, '0'),
  };
}

function unknown(cep: string) {
  return { erro: Number(cep.at(-1)) % 2 === 0 ? 'true' : true };
}
