import { z } from 'zod';
import { CPF_FIELDS } from '../../model/index.js';

/** The bureau writes numbers as text or as numbers, and leaves out or nulls what it does not know. */
const text = z.custom<string | number | null>(isText).optional();
const record = <Field extends string>(...fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).nullish();

/** `resultado` of `GET /v1/pessoas/cpf/{cpf}`; unknown fields, `criador` and `by` among them, are dropped. */
const person = z.object({
  dados_gerais: record(...CPF_FIELDS.general).extend({
    cpf: z.union([z.string(), z.number()]),
    obito: z.union([text, z.boolean()]),
  }),
  rg_dados: record(...CPF_FIELDS.card).nullish(),
  score: list(record(...CPF_FIELDS.score)),
  poder_aquisitivo: list(record(...CPF_FIELDS.power)),
  pis: list(record('pis')),
  telefones_list: list(record(...CPF_FIELDS.phone)),
  emails_list: list(record(...CPF_FIELDS.email)),
  parentes: list(record(...CPF_FIELDS.relative)),
  irpf: list(record(...CPF_FIELDS.tax)),
  empresas: list(
    record('cnpj', 'razao_social', 'situacao_cadastral').extend({
      socios: list(record(...CPF_FIELDS.partner)),
      empresas_vinculadas: list(record('cnpj', 'razao_social')),
    }),
  ),
  enderecos: list(record(...CPF_FIELDS.address)),
});

export const personReply = z.object({
  status: z.literal('ok'),
  resultado: person,
  /** The month of the data, AAAA-MM. */
  referencia: text,
});

export type WirePerson = z.infer<typeof person>;
export type WirePersonReply = z.infer<typeof personReply>;

/** One question for each of a hundred fields: a union of schemas asks each, and makes objects for each. */
function isText(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}
