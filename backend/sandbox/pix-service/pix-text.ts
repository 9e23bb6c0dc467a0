import { brazilianDay, draw, type Person } from '../population/index.js';

type Field = readonly [label: string, value: string];

/** What the service writes about a person, in one of its three hands, always the same one for a person. */
export function pixText(person: Person): string {
  const hand = HANDS[draw(person.index, 320, HANDS.length)] as (fields: readonly Field[]) => string;
  return hand(fieldsOf(person));
}

const HANDS = [tidy, chatty, foreign] as const;

function tidy(fields: readonly Field[]): string {
  return fields.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** Heading and signature, capitalised labels, spaces everywhere, bare numbers. */
function chatty(fields: readonly Field[]): string {
  const lines = fields.map(([label, value]) => `  ${label[0]}${label.slice(1).toLowerCase()} : ${bare(label, value)} `);
  return ['*** CONSULTA PIX ***', '', ...lines, '', 'by: @pix_ficticio', ''].join('\n');
}

/** Decomposed accents, tabs, CRLF and blank lines. */
function foreign(fields: readonly Field[]): string {
  return fields.map(([label, value]) => `${label.normalize('NFD')}:\t${value}`).join('\r\n\r\n');
}

function bare(label: string, value: string): string {
  return label === 'CPF' || label === 'CEP' ? value.replace(/\D/g, '') : value;
}

function fieldsOf(person: Person): Field[] {
  const { kind, name, number, district, city, cep } = person.address;
  return [
    ['NOME', person.name],
    ['CPF', person.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')],
    ['NASCIMENTO', brazilianDay(person.birth)],
    ['SEXO', person.sex],
    ['MÃE', person.mother.name],
    ['LOGRADOURO', `${kind} ${name}`],
    ['NÚMERO', number],
    ['BAIRRO', district],
    ['CIDADE', city.name],
    ['ESTADO', city.uf],
    ['CEP', `${cep.slice(0, 5)}-${cep.slice(5)}`],
  ];
}
