import { execFileSync } from 'node:child_process';
import { MAGIC_CEPS, MAGIC_CNPJS } from '../../../sandbox/faults/magic-inputs.js';
import { UNLUCKY } from '../../../sandbox/faults/unlucky-people.js';
import { Person } from '../../../sandbox/population/index.js';
import { LOOKUP_CATALOGUE, type LookupType } from '../../../src/kernel/lookup-catalogue.js';
import { cnpjOf } from '../../companies/planted.js';
import { ASKED } from '../../lookups/queries-about-people.js';

export const MANUEL = Person.ofCpf('52998224725');

/** The lookups of the description by their type. */
export const LOOKUPS: ReadonlyMap<string, LookupType> = new Map(
  LOOKUP_CATALOGUE.map(({ name, type }) => [`v1Lookup${name}`, type]),
);

/** All but those of a type that has no source: it is in maintenance. */
export const WITH_SOURCE = [...LOOKUPS.keys()].filter((id) => LOOKUPS.get(id) !== 'cpf-pai');

/** The Idempotency-Key that a lookup is first made with. */
export const firstKeyOf = (id: string) => `primeira-${id}`;

/** What a lookup of each type asks for. */
function askedOf(type: LookupType, person: Person = MANUEL): object {
  if (type === 'cnpj') return { cnpj: '11222333000181' };
  if (type === 'cep') return { cep: '01001000' };
  return type === 'cpf-pai' ? { cpf: person.cpf } : ASKED[type](person);
}

/** The same of what the sources know nothing of, or fail at. */
export function failing(type: LookupType, fault: 'not-found' | 'server-error' | 'timeout'): object {
  if (type === 'cnpj') return { cnpj: MAGIC_CNPJS.both[fault] };
  if (type === 'cep') return { cep: MAGIC_CEPS.all[fault] };
  return askedOf(type, UNLUCKY[fault]);
}

/** A good body of each call that takes one. */
export function bodyOf(id: string, receiver: string): object | undefined {
  const type = LOOKUPS.get(id);
  if (type) return askedOf(type);
  return {
    v1StartBatch: { type: 'cpf', items: [MANUEL.cpf] },
    v1AddWebhookEndpoint: { url: receiver, events: ['plan.ended'] },
    v1SearchCompanies: { text: 'transportes' },
    v1FollowCompanies: { cnpj: cnpjOf(1) },
  }[id];
}

interface Collection {
  readonly item: readonly { readonly item: readonly { id: string; request: { body?: { raw: string } } }[] }[];
}

/** The body that the collection for Postman, and with it the playground, has of each call that takes one. */
export function collectionBodies(): Map<string, object> {
  const code = `import { postmanCollection } from './frontend/sdk/postman-collection.mjs';
    import { readFileSync } from 'node:fs';
    console.log(JSON.stringify(postmanCollection(JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8')))));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const calls = (JSON.parse(said) as Collection).item.flatMap(({ item }) => item);
  return new Map(calls.flatMap(({ id, request: { body } }) => (body ? [[id, JSON.parse(body.raw) as object]] : [])));
}
