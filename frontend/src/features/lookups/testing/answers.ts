import type {
  CepResult,
  CnpjResult,
  CpfResult,
  EmailResult,
  LookupMeta,
  MotherResult,
  NameResult,
  PhoneResult,
  PhotoResult,
  PixResult,
  RegistrationResult,
  RgResult,
} from '../../../shared/api/generated';

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
      data_obito: null,
      obito: null,
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
      { VINCULO: 'MAE', NOME_VINCULO: 'RUTE PRADO', CPF_VINCULO: '11144477735', NASCIMENTO_VINCULO: null },
      { VINCULO: 'IRMAO', NOME_VINCULO: 'CAIO PRADO', CPF_VINCULO: null, NASCIMENTO_VINCULO: null },
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
  situacao_especial: null,
  data_situacao_especial: null,
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

const { enderecos } = person.resultado;

/** Namesakes of the invented person; the source knows more of them than it sends. */
export const namesakes: NameResult = {
  total: 26,
  pagina: 1,
  paginas: 2,
  resultados: [
    {
      dados_cpf: {
        nome: 'HELENA PRADO VASQUES',
        cpf: '52998224725',
        nasc: '14/03/1987',
        sexo: 'F',
        estciv: 'CASADA',
        nome_mae: 'RUTE PRADO',
        nome_pai: null,
        rg: '416548276',
        titulo_eleitor: null,
        renda: '3250.5',
        renda_formatada: 'R$ 3250,50',
        cbo: '252105 - ADMINISTRADOR',
        obito: null,
      },
      enderecos,
    },
    {
      dados_cpf: {
        nome: 'HELENA PRADO VASQUES',
        cpf: '11144477735',
        nasc: null,
        sexo: null,
        estciv: null,
        nome_mae: null,
        nome_pai: null,
        rg: null,
        titulo_eleitor: null,
        renda: null,
        renda_formatada: null,
        cbo: null,
        obito: null,
      },
      enderecos: [],
    },
  ],
};

/** The one who has the invented telephone. */
export const phoneOwners: PhoneResult = {
  quantidade: 1,
  resultado: [
    {
      nome: 'HELENA PRADO VASQUES',
      cpf: '52998224725',
      ddd: '31',
      telefone: '987654402',
      telefone_completo: '(31) 987654402',
      email: 'helena@exemplo.com.br',
      data_nascimento: '14/03/1987',
      endereco: 'RUA DOS LIRIOS',
      numero: '402',
      complemento: null,
      bairro: 'CENTRO',
      cidade: 'BELO HORIZONTE',
      uf: 'MG',
      cep: '30110000',
      score: '742',
      renda_media: '3250.50',
      renda_formatada: 'R$ 3250,50',
      classe_social: 'B',
      status_cpf: 'REGULAR',
      obito: 'NAO',
      risco_cmv: 'BAIXO',
      risco_ctv: 'MEDIO',
      risco_net: null,
      fonte: 'BASE',
    },
  ],
};

/** A drawn dot in the place of a face. */
export const photo: PhotoResult = {
  resultado: {
    dados_pessoais: {
      nome: 'HELENA PRADO VASQUES',
      cpf: '52998224725',
      nascimento: '14/03/1987',
      sexo: 'F',
      nacionalidade: 'BRASILEIRA',
      obito: null,
    },
    filiacao: { mae: 'RUTE PRADO', pai: null },
    documentos: { rg: '416548276', orgao_emissor: 'SSP', uf_emissao: 'MG' },
    foto: {
      base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
};

/** What the tax authority says of the invented person. */
export const registration: RegistrationResult = {
  dados_pessoais: {
    nome: 'HELENA PRADO VASQUES',
    cpf: '52998224725',
    nascimento: '14/03/1987',
    situacao_cadastral: 'REGULAR',
    obito: null,
  },
  receita_federal: {
    situacao: 'REGULAR',
    ultima_atualizacao: '21/11/2026 09:30:12',
    pendencias: null,
    fonte: 'Receita Federal',
  },
};

/** The holder of an invented Pix key. */
export const pixOwner: PixResult = {
  dados_pessoais: {
    nome: 'HELENA PRADO VASQUES',
    cpf: '52998224725',
    nascimento: '14/03/1987',
    sexo: 'F',
    mae: 'RUTE PRADO',
    obito: null,
  },
  endereco: {
    logradouro: 'RUA DOS LIRIOS',
    numero: '402',
    bairro: 'CENTRO',
    cidade: 'BELO HORIZONTE',
    estado: 'MG',
    cep: '30110000',
  },
};

/** The owner of an invented e-mail address. */
export const emailOwner: EmailResult = {
  resultado: {
    dados_pessoais: {
      ...pixOwner.dados_pessoais,
      email: 'helena@exemplo.com.br',
      telefones: ['31987654402', '3133224402'],
      endereco: {
        logradouro: 'RUA DOS LIRIOS',
        numero: '402',
        complemento: null,
        bairro: 'CENTRO',
        cidade: 'BELO HORIZONTE',
        uf: 'MG',
        cep: '30110000',
      },
    },
  },
};

export const place: CepResult = {
  cep: '30110000',
  logradouro: 'Rua dos Lírios',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Belo Horizonte',
  uf: 'MG',
  ibge: '3106200',
  ddd: '31',
  latitude: -19.91,
  longitude: -43.93,
};

const record = {
  nome: 'HELENA PRADO VASQUES',
  cpf: '52998224725',
  nascimento: '14/03/1987',
  sexo: 'F',
  estado_civil: 'CASADA',
  rg: '416548276',
  orgao_emissor: 'SSP',
  uf_emissao: 'MG',
  titulo_eleitor: '070695430116',
  situacao_cadastral: 'REGULAR',
  renda: '3250.5',
  renda_formatada: 'R$ 3250,50',
  faixa_renda_id: '4',
  cbo: '252105 - ADMINISTRADOR',
  cd_mosaic: 'A01',
  contatos_id: '77',
};

export const cardHolder: RgResult = {
  ...record,
  mae: 'RUTE PRADO',
  pai: null,
  nacionalidade: 'BRASILEIRA',
  cd_mosaic_novo: null,
  cd_mosaic_secundario: null,
  cadastro_id: '78',
  data_informacao: '10/2026',
  data_obito: null,
  obito: null,
};

export const children: MotherResult = {
  total: 1,
  pagina: 1,
  paginas: 1,
  resultado: [{ ...record, nome_mae: 'RUTE PRADO', nome_pai: null }],
};
