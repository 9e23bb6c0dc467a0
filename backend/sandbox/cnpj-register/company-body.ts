import { type Company, type CompanyStatus, isoDay, type Person, today } from '../population/index.js';

const STATUS_CODES: Record<CompanyStatus, number> = { NULA: 1, ATIVA: 2, SUSPENSA: 3, INAPTA: 4, BAIXADA: 8 };
const REASONS: Record<CompanyStatus, [number, string]> = {
  NULA: [31, 'EXTINCAO DA FILIAL'],
  ATIVA: [0, 'SEM MOTIVO'],
  SUSPENSA: [21, 'PEDIDO DE BAIXA INDEFERIDA'],
  INAPTA: [63, 'OMISSAO DE DECLARACOES'],
  BAIXADA: [1, 'EXTINCAO POR ENCERRAMENTO LIQUIDACAO VOLUNTARIA'],
};
const SPECIAL = ['RECUPERACAO JUDICIAL', 'FALIDO', 'EM LIQUIDACAO', 'INTERVENCAO'] as const;
const SIZE_CODES = { 'MICRO EMPRESA': 1, 'EMPRESA DE PEQUENO PORTE': 3, DEMAIS: 5 } as const;

/** The public register's record of a company, key for key as the open CNPJ services send it. */
export function companyBody(company: Company) {
  return {
    cnpj: company.cnpj,
    identificador_matriz_filial: company.isHeadOffice ? 1 : 2,
    descricao_identificador_matriz_filial: company.isHeadOffice ? 'MATRIZ' : 'FILIAL',
    razao_social: company.name,
    nome_fantasia: company.tradeName,
    ...status(company),
    data_inicio_atividade: isoDay(company.opened),
    ...activities(company),
    ...address(company),
    ...contacts(company),
    ...legalForm(company),
    ...taxRegime(company),
    ...specialSituation(company),
    qsa: partners(company),
  };
}

function status(company: Company) {
  const [reason, description] = REASONS[company.status];
  return {
    situacao_cadastral: STATUS_CODES[company.status],
    descricao_situacao_cadastral: company.status,
    data_situacao_cadastral: isoDay(company.statusSince),
    motivo_situacao_cadastral: reason,
    descricao_motivo_situacao_cadastral: description,
  };
}

/** Of fifty companies one is in trouble, a year after its opening. */
function specialSituation(company: Company) {
  const hasOne = company.status === 'ATIVA' && !company.sole && company.draw(302, 50) === 0;
  return {
    situacao_especial: hasOne ? (SPECIAL[company.draw(303, SPECIAL.length)] as string) : '',
    data_situacao_especial: hasOne ? isoDay(company.opened + 365) : null,
  };
}

function activities(company: Company) {
  const second = company.secondActivities.map(({ code, description }) => ({ codigo: code, descricao: description }));
  return {
    cnae_fiscal: company.activity.code,
    cnae_fiscal_descricao: company.activity.description,
    cnaes_secundarios: second.length ? second : [{ codigo: 0, descricao: '' }],
  };
}

function address(company: Company) {
  const { kind, name, number, complement, district, cep, city } = company.address;
  return {
    descricao_tipo_de_logradouro: kind,
    logradouro: name,
    numero: number,
    complemento: complement,
    bairro: district,
    cep,
    uf: city.uf,
    municipio: city.name,
    codigo_municipio: city.siafi,
    codigo_municipio_ibge: Number(city.ibge),
    pais: null,
    codigo_pais: null,
    nome_cidade_no_exterior: '',
  };
}

function contacts(company: Company) {
  return { ddd_telefone_1: company.phone, ddd_telefone_2: '', ddd_fax: '', email: company.email };
}

function legalForm(company: Company) {
  return {
    natureza_juridica: company.sole ? 'Empresário (Individual)' : 'Sociedade Empresária Limitada',
    codigo_natureza_juridica: company.sole ? 2135 : 2062,
    porte: company.size,
    codigo_porte: SIZE_CODES[company.size],
    descricao_porte: '',
    capital_social: company.capital,
    qualificacao_do_responsavel: company.sole ? 50 : 49,
    ente_federativo_responsavel: '',
  };
}

function taxRegime(company: Company) {
  const simples = company.size === 'DEMAIS' ? false : company.draw(300, 10) < 8 ? true : null;
  return {
    opcao_pelo_simples: simples,
    data_opcao_pelo_simples: simples ? isoDay(company.opened) : null,
    data_exclusao_do_simples: null,
    opcao_pelo_mei: company.sole,
    data_opcao_pelo_mei: company.sole ? isoDay(company.opened) : null,
    data_exclusao_do_mei: null,
    regime_tributario:
      simples === false
        ? [{ ano: 2025, cnpj_da_scp: null, forma_de_tributacao: 'LUCRO PRESUMIDO', quantidade_de_escrituracoes: 1 }]
        : null,
  };
}

/** Of a sole trader the register names nobody: the person is the company. */
function partners(company: Company) {
  const { parent } = company;
  if (company.sole) return [];
  if (parent) return [companyPartner(company, parent)];
  return company.partners.map((partner, position) => personPartner(company, partner, position));
}

function personPartner(company: Company, partner: Person, position: number) {
  const owner = position === 0;
  const guardian = partner.minor ? company.owner : null;
  return {
    identificador_de_socio: 2,
    nome_socio: partner.name,
    cnpj_cpf_do_socio: maskedCpf(partner.cpf),
    codigo_qualificacao_socio: owner ? 49 : guardian ? 30 : 22,
    qualificacao_socio: owner ? 'Sócio-Administrador' : guardian ? 'Sócio Menor' : 'Sócio',
    ...partnerDetails(company, ageRange(partner.ageOn(today())), guardian),
  };
}

function companyPartner(company: Company, parent: Company) {
  return {
    identificador_de_socio: 1,
    nome_socio: parent.name,
    cnpj_cpf_do_socio: parent.cnpj,
    codigo_qualificacao_socio: 22,
    qualificacao_socio: 'Sócio',
    ...partnerDetails(company, [0, 'Não se aplica'], parent.owner),
  };
}

function partnerDetails(company: Company, [code, range]: [number, string], representative: Person | null) {
  return {
    data_entrada_sociedade: isoDay(company.opened),
    codigo_faixa_etaria: code,
    faixa_etaria: range,
    pais: null,
    codigo_pais: null,
    cpf_representante_legal: representative ? maskedCpf(representative.cpf) : '***000000**',
    nome_representante_legal: representative?.name ?? '',
    codigo_qualificacao_representante_legal: representative ? 5 : 0,
    qualificacao_representante_legal: representative ? 'Administrador' : 'Não informada',
  };
}

/** 52998224725 → ***982247**. */
function maskedCpf(cpf: string): string {
  return `***${cpf.slice(3, 9)}**`;
}

function ageRange(age: number): [number, string] {
  if (age <= 12) return [1, 'Entre 0 a 12 anos'];
  if (age <= 20) return [2, 'Entre 13 a 20 anos'];
  if (age > 80) return [9, 'Maiores de 80 anos'];
  const decade = Math.floor((age - 1) / 10);
  return [decade + 1, `Entre ${decade * 10 + 1} a ${decade * 10 + 10} anos`];
}
