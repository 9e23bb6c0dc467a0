import type { CompanyFacets } from '../../../shared/api/generated';

/** A municipality as people write it, in one of the states in which companies were found: the register gives its capitals alone. */
export function cityName(name: string, { uf }: CompanyFacets, say: (text: string) => string): string {
  const plain = say(name);
  const official = uf.map(({ valor }) => say(`${name}, ${valor}`).replace(/, [A-Z]{2}$/, ''));
  return official.find((one) => one !== plain) ?? plain;
}
