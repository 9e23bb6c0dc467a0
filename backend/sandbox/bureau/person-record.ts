import {
  type Address,
  brazilianDay,
  choose,
  day,
  draw,
  incomeOf,
  maritalStatusOf,
  Person,
  pisOf,
  type Relative,
  registrationStatusOf,
  scoreOf,
  today,
  voterIdOf,
} from '../population/index.js';
import { companyRecords } from './company-records.js';
import { NO_DATA, SIGNATURE } from './envelope.js';

const RANGES = ['ALTISSIMO RISCO', 'ALTO RISCO', 'MEDIO RISCO', 'BAIXO RISCO', 'BAIXISSIMO RISCO'] as const;
const PURCHASING = ['MUITO BAIXO', 'BAIXO', 'MEDIO', 'MEDIO ALTO', 'ALTO'] as const;

/** Everything the bureau holds about a person; like the real ones, with "Sem dados", stray spaces and a signature. */
export function personRecord(person: Person) {
  return {
    dados_gerais: generalData(person),
    rg_dados: registryData(person),
    score: [scores(person)],
    poder_aquisitivo: [purchasingPower(person)],
    pis: person.minor ? [] : [{ pis: pisOf(person.index) }],
    telefones_list: phones(person),
    emails_list: [{ email: person.email, prioridade: draw(person.index, 200, 3) ? '1' : NO_DATA }],
    parentes: relatives(person),
    irpf: taxReturns(person),
    empresas: companyRecords(person),
    enderecos: [person.address, person.formerAddress].filter((address) => address !== null).map(addressRecord),
    ...SIGNATURE,
  };
}

function generalData(person: Person) {
  const { uf } = person.address.city;
  return {
    cpf: person.cpf,
    nome: ` ${person.name} `,
    nascimento: brazilianDay(person.birth),
    sexo: person.sex,
    estado_civil: maritalStatusOf(person),
    mae: person.mother.name,
    pai: `${person.father.name}  `,
    renda: person.minor ? NO_DATA : incomeOf(person).toFixed(2),
    rg: person.rg,
    orgao_emissor: 'SSP',
    uf_emissao: uf,
    titulo_eleitor: person.minor ? NO_DATA : voterIdOf(person.index, uf),
    situacao_cadastral: registrationStatusOf(person),
    data_situacao_cadastral: brazilianDay(Math.max(person.birth, day(2011)) + draw(person.index, 203, 300)),
    data_obito: person.death === null ? NO_DATA : brazilianDay(person.death),
  };
}

function registryData(person: Person) {
  return {
    rg: person.rg,
    nome: person.name,
    orgao_emissor: 'SSP',
    uf_emissao: person.address.city.uf,
    data_emissao: draw(person.index, 204, 4) ? brazilianDay(Math.min(person.birth + 6600, today())) : NO_DATA,
  };
}

function scores(person: Person) {
  const first = scoreOf(person);
  const second = 80 + draw(person.index, 206, 920);
  return { CSB8: String(first), CSB8_FAIXA: rangeOf(first), CSBA: String(second), CSBA_FAIXA: ` ${rangeOf(second)}` };
}

function rangeOf(score: number): string {
  return RANGES[Math.min(4, Math.floor(score / 200))] as string;
}

function purchasingPower(person: Person) {
  return {
    poder_aquisitivo: choose(PURCHASING, person.index, 207),
    renda_poder_aquisitivo: incomeOf(person).toFixed(2),
    faixa_poder_aquisitivo: `DE R$ ${1000 + 500 * draw(person.index, 208, 9)} ATE R$ 12000`,
  };
}

function phones(person: Person) {
  const { mobile, landline } = person;
  return [
    { ddd: mobile.slice(0, 2), telefone: mobile.slice(2), tipo: 'MOVEL', operadora: NO_DATA },
    { ddd: landline.slice(0, 2), telefone: ` ${landline.slice(2)} `, tipo: 'FIXO', operadora: NO_DATA },
  ];
}

function relatives(person: Person) {
  const { mother, father, partner, children, siblings } = person;
  return [mother, father, partner, ...children, ...siblings].filter((one) => one !== null).map(relativeRecord);
}

function relativeRecord({ bond, name, cpf, index }: Relative) {
  return {
    VINCULO: bond,
    NOME_VINCULO: name,
    CPF_VINCULO: cpf ?? NO_DATA,
    NASCIMENTO_VINCULO: index === null ? NO_DATA : brazilianDay(Person.at(index).birth),
  };
}

function taxReturns(person: Person) {
  if (person.minor) return [];
  return [2026, 2025, 2024]
    .slice(0, 1 + draw(person.index, 209, 3))
    .map((year) => ({ Ano_Referencia: String(year), Sit_Receita_Federal: choose(TAX, person.index + year, 210) }));
}

const TAX = ['Sua declaração consta como isento', 'Declaração processada', 'Restituição paga', NO_DATA] as const;

export function addressRecord({ kind, name, number, complement, district, city, cep }: Address) {
  return {
    logr_tipo: kind,
    logr_nome: name,
    logr_numero: number,
    logr_complemento: complement || NO_DATA,
    bairro: `${district} `,
    cidade: city.name,
    uf: city.uf,
    cep,
  };
}
