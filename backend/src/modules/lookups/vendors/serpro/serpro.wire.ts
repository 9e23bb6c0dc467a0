import { z } from 'zod';

/** `GET /consulta-cpf-df/v1/cpf/{cpf}`: 200, or 206 without some of it. The birth date is DDMMAAAA. */
export const registrationReply = z.object({
  ni: z.string(),
  nome: z.string().nullish(),
  situacao: z.object({ codigo: z.union([z.string(), z.number()]), descricao: z.string() }),
  nascimento: z.string().nullish(),
  /** Of the deceased, the year of the death: "2019". */
  obito: z.union([z.string(), z.number(), z.boolean()]).nullish(),
});

export type RegistrationReply = z.infer<typeof registrationReply>;
