import { z } from 'zod';

const text = z.union([z.string(), z.number()]).nullish();

/** `GET /api/cep/v2/{cep}`; without a known place both coordinates are null or missing. */
export const brasilApiCep = z.object({
  cep: z.union([z.string(), z.number()]),
  state: text,
  city: text,
  neighborhood: text,
  street: text,
  ibge: z.object({ city: text }).nullish(),
  location: z.object({ coordinates: z.object({ longitude: text, latitude: text }).partial().nullish() }).nullish(),
});

export type BrasilApiCep = z.infer<typeof brasilApiCep>;
