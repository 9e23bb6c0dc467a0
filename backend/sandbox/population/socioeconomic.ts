import { day, today } from './days.js';
import { choose, draw } from './mix.js';
import { Person } from './person.js';

export type RegistrationStatus = 'REGULAR' | 'PENDENTE DE REGULARIZACAO' | 'SUSPENSA' | 'TITULAR FALECIDO';

const OCCUPATIONS = [
  '252105 - ADMINISTRADOR',
  '411010 - ASSISTENTE ADMINISTRATIVO',
  '521110 - VENDEDOR DE COMERCIO VAREJISTA',
  '782310 - MOTORISTA DE FURGAO',
  '231205 - PROFESSOR DE ENSINO FUNDAMENTAL',
  '322205 - TECNICO DE ENFERMAGEM',
  '715210 - PEDREIRO',
  '212405 - ANALISTA DE SISTEMAS',
  '513205 - COZINHEIRO GERAL',
  '252210 - CONTADOR',
] as const;
const CLASSES = [10_000, 6000, 3000, 1800] as const;

/** Monthly income in reais. */
export function incomeOf(person: Person): number {
  return 1412 + draw(person.index, 201, 1_200_000) / 100;
}

/** Social class by income: A to E. */
export function socialClassOf(person: Person): string {
  const place = CLASSES.findIndex((least) => incomeOf(person) >= least);
  return 'ABCDE'[place < 0 ? 4 : place] as string;
}

/** Credit score, 80 to 999. */
export function scoreOf(person: Person): number {
  return 80 + draw(person.index, 205, 920);
}

/** Situation of the CPF at the tax authority. */
export function registrationStatusOf(person: Person): RegistrationStatus {
  if (person.death !== null) return 'TITULAR FALECIDO';
  const chance = draw(person.index, 202, 100);
  return chance < 92 ? 'REGULAR' : chance < 97 ? 'PENDENTE DE REGULARIZACAO' : 'SUSPENSA';
}

/** Day on which the CPF was given: about the 18th birthday of the old, sooner for the young. */
export function registeredOn(person: Person): number {
  const age = person.birth < day(1995) ? 6570 : 400;
  return Math.min(Math.max(person.birth + age, day(1968)) + draw(person.index, 211, 300), today());
}

export function maritalStatusOf(person: Person): string {
  const feminine = person.sex === 'F';
  const { partner } = person;
  if (!partner) return feminine ? 'SOLTEIRA' : 'SOLTEIRO';
  if (Person.at(partner.index as number).death !== null) return feminine ? 'VIUVA' : 'VIUVO';
  return feminine ? 'CASADA' : 'CASADO';
}

/** Code and name of the occupation (CBO). */
export function occupationOf(person: Person): string {
  return choose(OCCUPATIONS, person.index, 212);
}
