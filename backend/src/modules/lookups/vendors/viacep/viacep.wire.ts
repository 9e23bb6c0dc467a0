import { z } from 'zod';

const text = z.string().nullish();

/** `GET /ws/{cep}/json/`. */
export const viaCepReply = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({
    cep: z.string(),
    logradouro: text,
    complemento: text,
    bairro: text,
    localidade: text,
    uf: text,
    ibge: text,
    ddd: text,
  }),
]);
