import { z } from 'zod';

const facts = z.record(z.string(), z.unknown());

/** `GET /fotorj`: `creator` and `affiliate` are dropped. */
export const photoReply = z.object({
  resultado: z.object({
    dados_pessoais: facts,
    filiacao: facts.nullish(),
    documentos: facts.nullish(),
    foto: z.object({ base64: z.string().nullish() }).nullish(),
  }),
});

export type PhotoReply = z.infer<typeof photoReply>;
