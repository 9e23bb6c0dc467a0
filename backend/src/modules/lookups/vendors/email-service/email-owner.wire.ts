import { z } from 'zod';

const text = z.union([z.string(), z.number()]).nullish();
const owner = { nome: text, cpf: text, nascimento: text, sexo: text, mae: text, email: text };
const facts = z.record(z.string(), z.unknown());

/** `POST /v1/consulta`: both answers come with 200. `criador` is dropped; what else it says of the owner tells a death at most. */
export const emailReply = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    data: z.object({
      resultado: z.object({
        dados_pessoais: z.looseObject({ ...owner, endereco: facts.nullish(), telefones: z.array(text).nullish() }),
      }),
    }),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

export type EmailReply = z.infer<typeof emailReply>;
export type EmailFound = Extract<EmailReply, { success: true }>;
