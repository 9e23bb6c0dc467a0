import { z } from 'zod';

const text = z.string().nullish();

/** A record as the postal service words it, at every register that copies it. */
export const postalRecord = z.object({
  cep: z.string(),
  logradouro: text,
  complemento: text,
  bairro: text,
  localidade: text,
  uf: text,
  ibge: text,
});

/** One that tells the area code too. */
export const postalRecordWithDdd = postalRecord.extend({ ddd: text });

export type PostalRecord = z.infer<typeof postalRecord> & { readonly ddd?: string | null | undefined };
