import type { CnpjResult, CpfResult, LookupMeta } from '../../../shared/api/generated';

export const meta: LookupMeta = {
  origem: 'contratada',
  fonte: 'Birô de dados',
  consultadoEm: '2026-11-21T12:30:00.000Z',
  dadosDe: '2026-10',
  latenciaMs: 182,
  emCache: false,
  protocolo: '20261121-7Q2M-K9XD',
  simulado: false,
};

/** An invented person, complete but for the father, the PIS and the e-mail. */
export const person: CpfResult = {
  resultado: {
    dados_gerais: {
      cpf: '52998224725',
      nome: 'HELENA PRADO VASQUES',
      nascimento: '14/03/1987',
      sexo: 'F',
      estado_civil: 'CASADA',
      mae: 'RUTE PRADO',
      pai: null,
      renda: '3250.5',
      renda_formatada: 'R$ 3250,50',
      rg: '416548276',
      orgao_emissor: 'SSP',
      uf_emissao: 'MG',
      titulo_eleitor: '070695430116',
      situacao_cadastral: 'REGULAR',
      data_situacao_cadastral: '29/01/2011',
    },
    rg_dados: {
      rg: '416548276',
      nome: 'HELENA PRADO VASQUES',
      orgao_emissor: 'SSP',
      uf_emissao: 'MG',
      data_emissao: null,
    },
    score: [{ CSB8: '742', CSB8_FAIXA: 'BAIXO RISCO', CSBA: null, CSBA_FAIXA: 'ALTO RISCO' }],
    poder_aquisitivo: [
      {
        poder_aquisitivo: 'MEDIO',
        renda_poder_aquisitivo: '3250.50',
        faixa_poder_aquisitivo: 'DE R$ 3000 ATE R$ 5000',
      },
    ],
    pis: [],
    telefones_list: [
      { ddd: '31', telefone: '987654402', telefone_completo: '(31) 987654402', tipo: 'MOVEL', operadora: null },
      { ddd: '31', telefone: '33224402', telefone_completo: '(31) 33224402', tipo: 'FIXO', operadora: null },
    ],
    emails_list: [{ email: null, prioridade: null }],
    parentes: [
      { VINCULO: 'MAE', NOME_VINCULO: 'RUTE PRADO', CPF_VINCULO: '11144477735' },
      { VINCULO: 'IRMAO', NOME_VINCULO: 'CAIO PRADO', CPF_VINCULO: null },
    ],
    irpf: [{ Ano_Referencia: '2026', Sit_Receita_Federal: 'Declaração processada' }],
    empresas: [
      {
        cnpj: '12ABC34501DE35',
        razao_social: 'PRADO LTDA',
        situacao_cadastral: 'ATIVA',
        socios: [{ nome: 'HELENA PRADO VASQUES', cpf: '52998224725', qualificacao: 'SOCIO-ADMINISTRADOR' }],
        empresas_vinculadas: [],
      },
    ],
    enderecos: [
      {
        logr_tipo: 'RUA',
        logr_nome: 'DOS LIRIOS',
        logr_numero: '402',
        logr_complemento: null,
        bairro: 'CENTRO',
        cidade: 'BELO HORIZONTE',
        uf: 'MG',
        cep: '30110000',
      },
    ],
  },
};

/** An invented company with an alphanumeric CNPJ. */
export const company: CnpjResult = {
  cnpj: '12ABC34501DE35',
  razao_social: 'PRADO LTDA',
  nome_fantasia: null,
  situacao_cadastral: 'ATIVA',
  data_situacao_cadastral: '2019-10-15',
  porte: 'MICRO EMPRESA',
  capital_social: 85000,
  tipo: 'MATRIZ',
  natureza_juridica: 'Sociedade Empresária Limitada',
  data_inicio_atividade: '2019-10-15',
  cnae_fiscal_principal: { codigo: '4711302', descricao: 'Supermercados' },
  cnaes_secundarios: [{ codigo: '5611203', descricao: 'Lanchonetes' }],
  endereco: {
    logradouro: 'RUA DOS LIRIOS',
    numero: '402',
    complemento: null,
    bairro: 'CENTRO',
    municipio: 'BELO HORIZONTE',
    uf: 'MG',
    cep: '30110000',
  },
  telefones: ['3133224402'],
  email: null,
  opcao_pelo_simples: true,
  opcao_pelo_mei: false,
  qsa: [{ nome: 'HELENA PRADO VASQUES', qualificacao: 'Sócio-Administrador' }],
};

export const personAnswer = { success: true, data: person, meta };
export const companyAnswer = {
  success: true,
  data: company,
  meta: { ...meta, origem: 'aberta', fonte: 'BrasilAPI', dadosDe: null },
};
