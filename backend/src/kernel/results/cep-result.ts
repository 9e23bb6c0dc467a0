import { recordOf, type SourceRecord } from '../source-record.js';
import { plainAddress } from './address-item.js';
import * as say from './format.js';
import { field, type ResultItem, type ResultView, words } from './result-view.js';
import { placeSummary } from './summary/place-summary.js';

/** The place of a CEP; a whole town's CEP has neither street nor district. */
export function cepResult(data: unknown): ResultView {
  const place = recordOf(data);
  const city = say.placeText(place.cidade ?? place.municipio, place.uf);
  return {
    title: words(place.logradouro) ?? city ?? 'Endereço não informado',
    document: say.cepText(place.cep) ?? '',
    documentLabel: 'CEP',
    status: null,
    facts: [words(place.bairro), city].filter((fact) => fact !== null),
    summary: placeSummary(place),
    sections: [
      {
        id: 'endereco',
        title: 'Endereço',
        blocks: [
          {
            kind: 'fields',
            fields: [
              field('Logradouro', place.logradouro),
              field('Complemento', place.complemento),
              field('Bairro', place.bairro),
              field('Cidade', place.cidade ?? place.municipio),
              field('UF', place.uf),
              field('DDD', place.ddd),
              field('Código IBGE', place.ibge),
            ],
          },
          { kind: 'items', title: 'Mapa', items: onMap(place) },
        ],
      },
    ],
  };
}

/** 16,6862° S, 49,2628° O: as they are written in Brazil. */
function coordinatesText({ latitude, longitude }: SourceRecord): string | null {
  const degrees = (value: unknown, [positive, negative]: readonly [string, string]) => {
    const number = Number(words(value) ?? Number.NaN);
    if (Number.isNaN(number)) return null;
    const size = Math.abs(number).toLocaleString('pt-BR', { maximumFractionDigits: 7 });
    return `${size}° ${number < 0 ? negative : positive}`;
  };
  const [north, east] = [degrees(latitude, ['N', 'S']), degrees(longitude, ['L', 'O'])];
  return north && east && `${north}, ${east}`;
}

/** The coordinates where a source knows them, else the address itself. */
function onMap(place: SourceRecord): ResultItem[] {
  const point = [place.latitude, place.longitude].map(words).filter(Boolean).join(',');
  return plainAddress(place).map((item) => ({
    ...item,
    details: [field('Coordenadas', coordinatesText(place))],
    links: point.includes(',') ? [say.mapLink(point)] : item.links,
    related: null,
  }));
}
