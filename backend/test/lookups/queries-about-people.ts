import { brazilianDay, type Person } from '../../sandbox/population/index.js';
import { type LookupType, lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import type { LookupBody, Subscriber } from './lookups-world.js';

export type PersonalType = Exclude<LookupType, 'cnpj' | 'cep' | 'cpf-pai'>;

/** How each type asks for a person. */
export const ASKED: Readonly<Record<PersonalType, (person: Person) => object>> = {
  nome: ({ name }) => ({ nome: name }),
  cpf: ({ cpf }) => ({ cpf }),
  'cpf-2': ({ cpf, birth }) => ({ cpf, dataNascimento: brazilianDay(birth) }),
  telefone: ({ mobile }) => ({ telefone: mobile }),
  mae: ({ mother }) => ({ mae: mother.name }),
  'cpf-mae': ({ cpf }) => ({ cpf }),
  rg: ({ rg }) => ({ rg }),
  fotorj: ({ cpf }) => ({ cpf }),
  email: ({ email }) => ({ email }),
  pix: ({ name, pixSuffix }) => ({ nome: name, sufixo: pixSuffix }),
};
export const PERSONAL = Object.keys(ASKED) as PersonalType[];

export function ask(who: Subscriber, type: LookupType, body: object) {
  return who.http.post<LookupBody>(lookupDefinition(type).path, body);
}

export function askAbout(who: Subscriber, type: PersonalType, person: Person) {
  return ask(who, type, ASKED[type](person));
}
