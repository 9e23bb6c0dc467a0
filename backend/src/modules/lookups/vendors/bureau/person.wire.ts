import { z } from 'zod';

/** The bureau writes numbers as text or as numbers, and leaves out or nulls what it does not know. */
const text = z.custom<string | number | null>(isText).optional();
const record = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).nullish();

const partner = record({ nome: text, cpf: text, qualificacao: text });
const linkedCompany = record({ cnpj: text, razao_social: text });

/** `resultado` of `GET /v1/pessoas/cpf/{cpf}`; unknown fields, `criador` and `by` among them, are dropped. */
const person = record({
  dados_gerais: record({
    cpf: z.union([z.string(), z.number()]),
    nome: text,
    nascimento: text,
    sexo: text,
    estado_civil: text,
    mae: text,
    pai: text,
    renda: text,
    rg: text,
    orgao_emissor: text,
    uf_emissao: text,
    titulo_eleitor: text,
    situacao_cadastral: text,
    data_situacao_cadastral: text,
    data_obito: text,
    obito: z.union([text, z.boolean()]),
  }),
  rg_dados: record({ rg: text, nome: text, orgao_emissor: text, uf_emissao: text, data_emissao: text }).nullish(),
  score: list(record({ CSB8: text, CSB8_FAIXA: text, CSBA: text, CSBA_FAIXA: text })),
  poder_aquisitivo: list(
    record({ poder_aquisitivo: text, renda_poder_aquisitivo: text, faixa_poder_aquisitivo: text }),
  ),
  pis: list(record({ pis: text })),
  telefones_list: list(record({ ddd: text, telefone: text, tipo: text, operadora: text })),
  emails_list: list(record({ email: text, prioridade: text })),
  parentes: list(record({ VINCULO: text, NOME_VINCULO: text, CPF_VINCULO: text, NASCIMENTO_VINCULO: text })),
  irpf: list(record({ Ano_Referencia: text, Sit_Receita_Federal: text })),
  empresas: list(
    record({
      cnpj: text,
      razao_social: text,
      situacao_cadastral: text,
      socios: list(partner),
      empresas_vinculadas: list(linkedCompany),
    }),
  ),
  enderecos: list(
    record({
      logr_tipo: text,
      logr_nome: text,
      logr_numero: text,
      logr_complemento: text,
      bairro: text,
      cidade: text,
      uf: text,
      cep: text,
    }),
  ),
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
