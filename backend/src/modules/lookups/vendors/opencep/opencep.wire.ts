import { z } from 'zod';

const text = z.string().nullish();

/** `GET /v1/{cep}`. */
export const openCepReply = z.object({
  cep: z.string(),
  logradouro: text,
  complemento: text,
  bairro: text,
  localidade: text,
  uf: text,
  ibge: text,
});
