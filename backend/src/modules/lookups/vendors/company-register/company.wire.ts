import { z } from 'zod';

const text = z.union([z.string(), z.number()]).nullish();
const flag = z.boolean().nullish();

/**
 * The tax authority's open company register, one body shape at every service that publishes it. All fields may be
 * missing except the CNPJ; dates are AAAA-MM-DD. A partner's CPF is masked, with its six middle digits: ***982247**.
 */
export const companyRecord = z.object({
  cnpj: z.string(),
  descricao_identificador_matriz_filial: text,
  razao_social: text,
  nome_fantasia: text,
  descricao_situacao_cadastral: text,
  data_situacao_cadastral: text,
  situacao_especial: text,
  data_situacao_especial: text,
  data_inicio_atividade: text,
  cnae_fiscal: text,
  cnae_fiscal_descricao: text,
  cnaes_secundarios: z.array(z.object({ codigo: text, descricao: text })).nullish(),
  descricao_tipo_de_logradouro: text,
  logradouro: text,
  numero: text,
  complemento: text,
  bairro: text,
  municipio: text,
  nome_cidade_no_exterior: text,
  uf: text,
  cep: text,
  ddd_telefone_1: text,
  ddd_telefone_2: text,
  email: text,
  natureza_juridica: text,
  porte: text,
  capital_social: z.number().nullish(),
  opcao_pelo_simples: flag,
  opcao_pelo_mei: flag,
  qsa: z
    .array(
      z.object({
        nome_socio: text,
        codigo_qualificacao_socio: text,
        qualificacao_socio: text,
        codigo_faixa_etaria: text,
        cnpj_cpf_do_socio: text,
      }),
    )
    .nullish(),
});

export type CompanyRecord = z.infer<typeof companyRecord>;
