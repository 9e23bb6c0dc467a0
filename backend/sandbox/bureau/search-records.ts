import {
  brazilianDay,
  choose,
  draw,
  incomeOf,
  maritalStatusOf,
  occupationOf,
  type Person,
  registrationStatusOf,
  scoreOf,
  socialClassOf,
  voterIdOf,
} from '../population/index.js';
import { NO_DATA, SIGNATURE } from './envelope.js';
import { addressRecord } from './person-record.js';

const RISKS = ['BAIXO', 'MEDIO', 'ALTO', NO_DATA] as const;

/** One bearer of a name, as the search by name tells it. */
export function namesakeRecord(person: Person) {
  return {
    dados_cpf: {
      nome: ` ${person.name}`,
      cpf: person.cpf,
      nasc: brazilianDay(person.birth),
      sexo: person.sex,
      estciv: maritalStatusOf(person),
      nome_mae: person.mother.name,
      nome_pai: `${person.father.name}  `,
      rg: person.rg,
      titulo_eleitor: voterId(person),
      renda: income(person),
      cbo: occupation(person),
    },
    enderecos: [person.address, person.formerAddress].filter((address) => address !== null).map(addressRecord),
    criador: SIGNATURE.criador,
  };
}

/** One person behind a telephone number. */
export function subscriberRecord(person: Person, phone: string) {
  const { kind, name, number, complement, district, city, cep } = person.address;
  return {
    nome: `${person.name} `,
    cpf: person.cpf.replace(/^0+/, ''),
    ddd: phone.slice(0, 2),
    telefone: phone.slice(2),
    email: person.email,
    data_nascimento: brazilianDay(person.birth),
    endereco: `${kind} ${name}`,
    numero: number,
    complemento: complement || NO_DATA,
    bairro: `${district} `,
    cidade: city.name,
    uf: city.uf,
    cep,
    score: String(scoreOf(person)),
    renda_media: income(person),
    classe_social: socialClassOf(person),
    status_cpf: registrationStatusOf(person),
    obito: person.death === null ? 'NAO' : 'SIM',
    risco_cmv: choose(RISKS, person.index, 220),
    risco_ctv: choose(RISKS, person.index, 221),
    risco_net: choose(RISKS, person.index, 222),
    fonte: 'BASE FICTICIA',
  };
}

/** One child of a mother. */
export function childRecord(person: Person) {
  return {
    nome: person.name,
    cpf: person.cpf,
    nascimento: brazilianDay(person.birth),
    sexo: person.sex,
    estado_civil: maritalStatusOf(person),
    nome_pai: `${person.father.name} `,
    nome_mae: person.mother.name,
    ...registry(person),
    renda: income(person),
    faixa_renda_id: String(6 - 'ABCDE'.indexOf(socialClassOf(person))),
    cbo: occupation(person),
    cd_mosaic: mosaic(person, 223),
    contatos_id: person.cpf.slice(0, 9),
  };
}

/** The holder of an RG. */
export function identityRecord(person: Person) {
  return {
    nome: person.name,
    cpf: person.cpf,
    nascimento: brazilianDay(person.birth),
    sexo: person.sex,
    estado_civil: maritalStatusOf(person),
    mae: ` ${person.mother.name}`,
    pai: person.father.name,
    nacionalidade: 'BRASILEIRA',
    ...registry(person),
    cbo: occupation(person),
    cd_mosaic: mosaic(person, 223),
    cd_mosaic_novo: mosaic(person, 224),
    cd_mosaic_secundario: NO_DATA,
    renda: income(person),
    faixa_renda_id: String(6 - 'ABCDE'.indexOf(socialClassOf(person))),
    contatos_id: person.cpf.slice(0, 9),
    cadastro_id: String(draw(person.index, 225, 100_000_000)),
    data_informacao: '10/2026',
    data_obito: person.death === null ? NO_DATA : brazilianDay(person.death),
    by: SIGNATURE.by,
  };
}

function registry(person: Person) {
  return {
    rg: person.rg,
    orgao_emissor: 'SSP',
    uf_emissao: person.address.city.uf,
    titulo_eleitor: voterId(person),
    situacao_cadastral: registrationStatusOf(person),
  };
}

function voterId(person: Person): string {
  return person.minor ? NO_DATA : voterIdOf(person.index, person.address.city.uf);
}

function income(person: Person): string {
  return person.minor ? NO_DATA : incomeOf(person).toFixed(2);
}

function occupation(person: Person): string {
  return person.minor ? NO_DATA : occupationOf(person);
}

function mosaic(person: Person, topic: number): string {
  return `${choose(['A', 'B', 'C', 'D', 'E'], person.index, topic)}0${1 + draw(person.index, topic + 10, 9)}`;
}
