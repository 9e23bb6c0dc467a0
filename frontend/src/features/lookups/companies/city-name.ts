import type { CityFacet } from '../../../shared/api/generated';

/** A municipality as people write it, with its state, since two may have one name; the register gives its capitals alone. */
export function cityName({ valor, descricao, uf }: CityFacet, say: (text: string) => string): string {
  return descricao ? say(uf ? `${descricao}, ${uf}` : descricao) : valor;
}
