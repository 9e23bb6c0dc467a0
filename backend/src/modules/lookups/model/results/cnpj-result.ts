type Text = string | null;

/** What a CNPJ lookup tells about a company, in the specification's words. */
export interface CnpjResult {
  readonly cnpj: string;
  readonly razao_social: Text;
  readonly nome_fantasia: Text;
  readonly situacao_cadastral: Text;
  /** AAAA-MM-DD. */
  readonly data_situacao_cadastral: Text;
  readonly porte: Text;
  /** In reais. */
  readonly capital_social: number | null;
  /** MATRIZ or FILIAL. */
  readonly tipo: Text;
  readonly natureza_juridica: Text;
  /** AAAA-MM-DD. */
  readonly data_inicio_atividade: Text;
  readonly cnae_fiscal_principal: Activity | null;
  readonly cnaes_secundarios: readonly Activity[];
  readonly endereco: CompanyAddress;
  readonly telefones: readonly string[];
  readonly email: Text;
  readonly opcao_pelo_simples: boolean | null;
  readonly opcao_pelo_mei: boolean | null;
  readonly qsa: readonly Partner[];
}

export interface Activity {
  readonly codigo: string;
  readonly descricao: Text;
}

export interface CompanyAddress {
  readonly logradouro: Text;
  readonly numero: Text;
  readonly complemento: Text;
  readonly bairro: Text;
  readonly municipio: Text;
  readonly uf: Text;
  readonly cep: Text;
}

export interface Partner {
  readonly nome: Text;
  readonly qualificacao: Text;
}

/** The facts on which two sources must agree before either is believed. */
export function companyKeyFacts(company: CnpjResult): Readonly<Record<string, string | null>> {
  return { razao_social: company.razao_social, situacao_cadastral: company.situacao_cadastral };
}
