type Text = string | null;

/** What a CPF lookup tells about a person, in the specification's words. */
export interface CpfResult {
  readonly resultado: {
    readonly dados_gerais: GeneralData;
    readonly rg_dados: IdentityCard | null;
    readonly score: readonly Score[];
    readonly poder_aquisitivo: readonly PurchasingPower[];
    readonly pis: readonly { readonly pis: Text }[];
    readonly telefones_list: readonly PhoneContact[];
    readonly emails_list: readonly EmailContact[];
    readonly parentes: readonly Relative[];
    readonly irpf: readonly TaxReturn[];
    readonly empresas: readonly OwnedCompany[];
    readonly enderecos: readonly Address[];
  };
}

export interface GeneralData {
  readonly cpf: string;
  readonly nome: Text;
  /** DD/MM/AAAA, as the source sends it. */
  readonly nascimento: Text;
  readonly sexo: Text;
  readonly estado_civil: Text;
  readonly mae: Text;
  readonly pai: Text;
  readonly renda: Text;
  readonly renda_formatada: Text;
  readonly rg: Text;
  readonly orgao_emissor: Text;
  readonly uf_emissao: Text;
  readonly titulo_eleitor: Text;
  readonly situacao_cadastral: Text;
  readonly data_situacao_cadastral: Text;
  /** DD/MM/AAAA; null of the living. */
  readonly data_obito: Text;
}

export interface IdentityCard {
  readonly rg: Text;
  readonly nome: Text;
  readonly orgao_emissor: Text;
  readonly uf_emissao: Text;
  readonly data_emissao: Text;
}

export interface Score {
  readonly CSB8: Text;
  readonly CSB8_FAIXA: Text;
  readonly CSBA: Text;
  readonly CSBA_FAIXA: Text;
}

export interface PurchasingPower {
  readonly poder_aquisitivo: Text;
  readonly renda_poder_aquisitivo: Text;
  readonly faixa_poder_aquisitivo: Text;
}

export interface PhoneContact {
  readonly ddd: Text;
  readonly telefone: Text;
  readonly telefone_completo: Text;
  readonly tipo: Text;
  readonly operadora: Text;
}

export interface EmailContact {
  readonly email: Text;
  readonly prioridade: Text;
}

export interface Relative {
  readonly VINCULO: Text;
  readonly NOME_VINCULO: Text;
  readonly CPF_VINCULO: Text;
  /** DD/MM/AAAA. */
  readonly NASCIMENTO_VINCULO: Text;
}

export interface TaxReturn {
  readonly Ano_Referencia: Text;
  readonly Sit_Receita_Federal: Text;
}

export interface OwnedCompany {
  readonly cnpj: Text;
  readonly razao_social: Text;
  readonly situacao_cadastral: Text;
  readonly socios: readonly { readonly nome: Text; readonly cpf: Text; readonly qualificacao: Text }[];
  readonly empresas_vinculadas: readonly { readonly cnpj: Text; readonly razao_social: Text }[];
}

export interface Address {
  readonly logr_tipo: Text;
  readonly logr_nome: Text;
  readonly logr_numero: Text;
  readonly logr_complemento: Text;
  readonly bairro: Text;
  readonly cidade: Text;
  readonly uf: Text;
  readonly cep: Text;
}
