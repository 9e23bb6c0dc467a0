import { z } from 'zod';

/** The bureau writes numbers as text or as numbers, and leaves out or nulls what it does not know. */
const text = z.union([z.string(), z.number()]).nullish();
const facts = z.record(z.string(), z.unknown());
const count = z.union([z.number().int().nonnegative(), z.string().transform(counted)]).nullish();
const signed = { status: z.literal('ok'), referencia: text };

/** `POST /v1/pessoas/nome`. */
export const namesakesReply = z.object({
  ...signed,
  total: count,
  resultados: z.array(z.object({ dados_cpf: facts, enderecos: z.array(facts).nullish() })).min(1),
});

/** `POST /v1/pessoas/telefone`. */
export const phoneReply = z.object({ ...signed, quantidade: count, resultado: z.array(facts).min(1) });

/** `POST /v1/pessoas/mae`. */
export const childrenReply = z.object({ ...signed, total: count, resultado: z.array(facts).min(1) });

/** `POST /v1/pessoas/rg`. */
export const rgReply = z.object({ ...signed, resultado: facts });

export type NamesakesReply = z.infer<typeof namesakesReply>;
export type PhoneReply = z.infer<typeof phoneReply>;
export type ChildrenReply = z.infer<typeof childrenReply>;
export type RgReply = z.infer<typeof rgReply>;

/** Of a text that is no number nothing is known. */
function counted(told: string): number | null {
  const digits = told.trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
