import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';

let byName: ReadonlyMap<string, string> | undefined;

/** A municipality's official name (IBGE) for one written without accents or in capitals; null for what is none of that state. */
export function municipalityName(name: string, state: string): string | null {
  byName ??= new Map(getMunicipalities().map((one) => [keyOf(one.name, one.stateCode), one.name]));
  return byName.get(keyOf(name, state)) ?? null;
}

function keyOf(name: string, state: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return `${state.toUpperCase()} ${bare.replace(/[\s'’-]+/g, ' ').trim()}`;
}
