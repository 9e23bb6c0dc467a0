import type { SourceRecord } from '../../source-record.js';
import { type SummaryFact, words } from '../result-view.js';

/** What an address is completed with. */
export function placeSummary(place: SourceRecord): SummaryFact[] {
  const section = 'endereco';
  return [
    { label: 'Logradouro', value: words(place.logradouro), section },
    { label: 'Bairro', value: words(place.bairro), section },
    { label: 'Cidade', value: words(place.cidade ?? place.municipio), note: words(place.uf), section },
    { label: 'DDD', value: words(place.ddd), section },
  ];
}
