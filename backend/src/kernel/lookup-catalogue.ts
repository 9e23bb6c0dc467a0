import { formatCep, parseCep } from './cep.js';
import { bareCnpj, formatCnpj, parseCnpj } from './cnpj.js';
import { formatCpf, maskCpf, parseCpf } from './cpf.js';
import { formatPhone, maskPhone, parsePhone } from './phone.js';
import * as rules from './rules.js';

export const LOOKUP_TYPES = [
  'nome',
  'cpf',
  'cpf-2',
  'telefone',
  'mae',
  'cpf-mae',
  'cpf-pai',
  'rg',
  'cnpj',
  'cep',
  'fotorj',
  'email',
  'pix',
] as const;

export type LookupType = (typeof LOOKUP_TYPES)[number];

export interface LookupInput {
  /** The member of the request's body. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** A value that the sandbox knows, for the API's description. */
  readonly example: string;
  /** Mask in which 9 stands for a digit and # for a digit or letter; null for free text. */
  readonly mask: string | null;
  readonly inputMode: 'numeric' | 'text' | 'email' | 'tel';
  readonly maxLength: number;
  readonly rule: rules.Rule;
  /** What is sent and asked of the source: digits only, collapsed, lower-cased … */
  readonly normalise: (value: string) => string;
  /** The normalised value as a person reads it. */
  readonly format: (value: string) => string;
  /** The normalised value as lists and logs show it. */
  readonly maskValue: (value: string) => string;
  /** How a search of the history finds it: by the whole value, by whole words, or not at all. */
  readonly foundBy: 'value' | 'words' | null;
}

/** Everything that is said once about a lookup type: routes, forms, filters, charts and OpenAPI read it from here. */
export interface LookupDefinition {
  readonly type: LookupType;
  readonly label: string;
  /** The English name that the call, its body and its answer bear in code and in the API's description. */
  readonly name: string;
  /** What the call does, for the API's description. */
  readonly summary: string;
  /** What goes in and what comes out, in a card's words. */
  readonly goesIn: string;
  readonly comesOut: string;
  readonly inputs: readonly LookupInput[];
  /** The text when the source confirmed that there is nobody. */
  readonly notFound: string;
  /** What such a source says more precisely; goes along with the text above. */
  readonly notFoundReason?: string;
  /** The text when an answer came and could not be read; the general text of an outage otherwise. */
  readonly unreadable?: string;
  /** The key under which administrators' statistics count it. */
  readonly statisticsKey: string;
  /** Personal data: needs a purpose, an audit entry and a registered source. */
  readonly personal: boolean;
  /** Its answer is a list of people, given page by page. */
  readonly paged?: true;
  /** The call that runs it. */
  readonly path: `/api${string}`;
}

const BOTH_OF_CPF_2 = 'CPF e data de nascimento são obrigatórios';

const cpfInput: LookupInput = {
  name: 'cpf',
  label: 'CPF',
  placeholder: '000.000.000-00',
  example: '529.982.247-25',
  mask: '999.999.999-99',
  inputMode: 'numeric',
  maxLength: 14,
  rule: rules.cpfRule,
  normalise: (value) => parseCpf(value) ?? value.trim(),
  format: formatCpf,
  maskValue: maskCpf,
  foundBy: 'value',
};

const nameInput: LookupInput = {
  name: 'nome',
  label: 'Nome',
  placeholder: 'Nome completo',
  example: 'MANUEL ROCHA XAVIER',
  mask: null,
  inputMode: 'text',
  maxLength: 150,
  rule: rules.personNameRule,
  normalise: rules.collapseSpaces,
  format: (value) => value,
  maskValue: maskName,
  foundBy: 'words',
};

/** As most types have it: what an entry says of these stands for its own type alone. */
const usual = (type: LookupType) => ({
  notFound: 'Dados não encontrados na base de dados.',
  statisticsKey: type,
  personal: true,
  path: `/api/external/${type}` as const,
});
type Usual = keyof ReturnType<typeof usual>;

type Entry = Omit<LookupDefinition, 'type' | Usual> & Partial<Pick<LookupDefinition, Usual>>;

const definitions: Record<LookupType, Entry> = {
  nome: {
    label: 'Nome',
    name: 'Name',
    summary: 'Pessoas com um nome',
    goesIn: 'Nome completo',
    comesOut: 'Documentos e endereços',
    inputs: [nameInput],
    notFound: 'Nome não encontrado na base de dados. Tente variações do nome.',
    statisticsKey: 'name',
    paged: true,
  },
  cpf: {
    label: 'CPF',
    name: 'Cpf',
    summary: 'Cadastro de uma pessoa pelo CPF',
    goesIn: 'CPF',
    comesOut: 'Dados gerais, contatos, endereços, parentes, score',
    inputs: [cpfInput],
    notFound: 'CPF não encontrado na base de dados. Verifique se o CPF está correto.',
  },
  'cpf-2': {
    label: 'CPF 2.0',
    name: 'CpfRegistration',
    summary: 'Situação de um CPF na Receita Federal',
    goesIn: 'CPF e data de nascimento',
    comesOut: 'Situação na Receita Federal',
    inputs: [
      { ...cpfInput, rule: rules.orEmpty(BOTH_OF_CPF_2, rules.cpfRule) },
      {
        name: 'dataNascimento',
        label: 'Data de nascimento',
        placeholder: 'DD/MM/AAAA',
        example: '27/03/1980',
        mask: '99/99/9999',
        inputMode: 'numeric',
        maxLength: 10,
        rule: rules.orEmpty(BOTH_OF_CPF_2, (value) => rules.birthDateRule(value)),
        normalise: (value) => value.trim(),
        format: (value) => value,
        maskValue: () => '**/**/****',
        foundBy: null,
      },
    ],
    notFound: 'CPF não encontrado na Receita Federal ou dados incorretos. Verifique CPF e data de nascimento.',
    notFoundReason: 'CPF ou data de nascimento não conferem com os dados da Receita Federal',
    unreadable: 'Não foi possível extrair dados da resposta da Receita Federal',
    statisticsKey: 'cpf',
  },
  telefone: {
    label: 'Telefone',
    name: 'Phone',
    summary: 'Titulares de um telefone',
    goesIn: 'Telefone com DDD',
    comesOut: 'Titular e endereço',
    inputs: [
      {
        name: 'telefone',
        label: 'Telefone',
        placeholder: '(11) 99999-9999',
        example: '(16) 92750-8896',
        mask: '(99) 99999-9999',
        inputMode: 'tel',
        maxLength: 15,
        rule: rules.phoneRule,
        normalise: (value) => parsePhone(value) ?? value.trim(),
        format: formatPhone,
        maskValue: maskPhone,
        foundBy: 'value',
      },
    ],
    notFound: 'Telefone não encontrado na base de dados. Verifique se o telefone está correto.',
    statisticsKey: 'phone',
  },
  mae: {
    label: 'Nome da Mãe',
    name: 'Mother',
    summary: 'Filhos pelo nome da mãe',
    goesIn: 'Nome da mãe',
    comesOut: 'Filhos encontrados',
    inputs: [
      {
        ...nameInput,
        name: 'mae',
        label: 'Nome da mãe',
        placeholder: 'Nome completo da mãe',
        example: 'JESSICA VARGAS ROCHA',
      },
    ],
    paged: true,
  },
  'cpf-mae': {
    label: 'CPF Mãe',
    name: 'MotherByCpf',
    summary: 'Cadastro da mãe pelo CPF da pessoa',
    goesIn: 'CPF',
    comesOut: 'Cadastro da mãe',
    inputs: [cpfInput],
    statisticsKey: 'cpf',
  },
  'cpf-pai': {
    label: 'CPF Pai',
    name: 'FatherByCpf',
    summary: 'Cadastro do pai pelo CPF da pessoa',
    goesIn: 'CPF',
    comesOut: 'Cadastro do pai',
    inputs: [cpfInput],
    statisticsKey: 'cpf',
  },
  rg: {
    label: 'RG',
    name: 'Rg',
    summary: 'Titular de um RG',
    goesIn: 'RG',
    comesOut: 'Titular do documento',
    inputs: [
      {
        name: 'rg',
        label: 'RG',
        placeholder: 'Número do RG',
        example: '4165482760',
        mask: null,
        inputMode: 'text',
        maxLength: 20,
        rule: rules.rgRule,
        normalise: rules.bareRg,
        format: (value) => value,
        maskValue: (value) => `${'*'.repeat(Math.max(0, value.length - 3))}${value.slice(-3)}`,
        foundBy: 'value',
      },
    ],
  },
  cnpj: {
    label: 'CNPJ',
    name: 'Cnpj',
    summary: 'Cadastro de uma empresa pelo CNPJ',
    goesIn: 'CNPJ, com ou sem letras',
    comesOut: 'Cadastro da empresa e sócios',
    inputs: [
      {
        name: 'cnpj',
        label: 'CNPJ',
        placeholder: '00.000.000/0000-00',
        example: '12.ABC.345/01DE-35',
        mask: '##.###.###/####-99',
        inputMode: 'text',
        maxLength: 18,
        rule: rules.cnpjRule,
        normalise: (value) => parseCnpj(value) ?? bareCnpj(value),
        format: formatCnpj,
        maskValue: formatCnpj,
        foundBy: 'value',
      },
    ],
    notFound: 'CNPJ não encontrado ou inválido. Verifique se o CNPJ está correto.',
    personal: false,
  },
  cep: {
    label: 'CEP',
    name: 'Cep',
    summary: 'Endereço de um CEP',
    goesIn: 'CEP',
    comesOut: 'Rua, bairro e cidade',
    inputs: [
      {
        name: 'cep',
        label: 'CEP',
        placeholder: '99999-999',
        example: '14062-252',
        mask: '99999-999',
        inputMode: 'numeric',
        maxLength: 9,
        rule: rules.cepRule,
        normalise: (value) => parseCep(value) ?? value.trim(),
        format: formatCep,
        maskValue: formatCep,
        foundBy: 'value',
      },
    ],
    personal: false,
  },
  fotorj: {
    label: 'FotoRJ',
    name: 'Photo',
    summary: 'Foto, filiação e RG pelo CPF',
    goesIn: 'CPF',
    comesOut: 'Foto, filiação e RG',
    inputs: [cpfInput],
    notFound: 'CPF não encontrado na base do FotoRJ.',
  },
  email: {
    label: 'Email',
    name: 'Email',
    summary: 'Titular de um e-mail',
    goesIn: 'E-mail',
    comesOut: 'Dados pessoais do titular',
    inputs: [
      {
        name: 'email',
        label: 'Email',
        placeholder: 'nome@exemplo.com.br',
        example: 'manuel.xavier.5yccuo@exemplo.com.br',
        mask: null,
        inputMode: 'email',
        maxLength: 254,
        rule: rules.lookupEmailRule,
        normalise: (value) => value.trim().toLowerCase(),
        format: (value) => value,
        maskValue: (value) => value.replace(/^(.).*@/, '$1***@'),
        foundBy: 'value',
      },
    ],
    path: '/api-email/email',
  },
  pix: {
    label: 'PIX',
    name: 'Pix',
    summary: 'Titular de uma chave PIX por nome e sufixo',
    goesIn: 'Nome e sufixo do documento',
    comesOut: 'Titular e endereço',
    inputs: [
      {
        ...nameInput,
        placeholder: 'NOME COMPLETO',
        rule: rules.pixNameRule,
        normalise: (v) => rules.collapseSpaces(v).toUpperCase(),
      },
      {
        name: 'sufixo',
        label: 'Sufixo',
        placeholder: 'Sufixo',
        example: '982247',
        mask: null,
        inputMode: 'text',
        maxLength: 20,
        rule: rules.pixSuffixRule,
        normalise: rules.barePixSuffix,
        format: (value) => value,
        maskValue: () => '***',
        foundBy: null,
      },
    ],
    notFound: 'Dados PIX não encontrados. Verifique se os dados estão corretos.',
    notFoundReason: 'Dados não encontrados para os parâmetros informados',
    unreadable: 'Não foi possível processar os dados retornados',
  },
};

export const LOOKUP_CATALOGUE: readonly LookupDefinition[] = LOOKUP_TYPES.map((type) => ({
  type,
  ...usual(type),
  ...definitions[type],
}));

export function isLookupType(value: unknown): value is LookupType {
  return typeof value === 'string' && Object.hasOwn(definitions, value);
}

const byType = new Map(LOOKUP_CATALOGUE.map((definition) => [definition.type, definition]));

export function lookupDefinition(type: LookupType): LookupDefinition {
  return byType.get(type)!;
}

/** MARIA DA SILVA → M**** D* S****: enough to recognise one's own query, too little to read another's. */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1) + '*'.repeat(Math.max(0, word.length - 1)))
    .join(' ');
}
