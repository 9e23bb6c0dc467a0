import type { CompanyFacets } from '../../../shared/api/generated';
import { FilterChips } from '../../../shared/list/filter-chips';
import { chipsOf } from '../../../shared/list/list-filters';
import type { FilterState } from '../../../shared/list/use-filters';
import { useNaturalText } from '../result/natural-view';
import { cityName } from './city-name';
import type { CompanyFilters } from './company-filters';

interface Props {
  readonly filters: FilterState<CompanyFilters>;
  /** What tells the names of codes. */
  readonly facets: CompanyFacets | null;
  readonly text: string;
  readonly partner: string | null;
  readonly onDropText: () => void;
  readonly onDropPartner: () => void;
  readonly onClear: () => void;
}

/** What is looked for, a chip each. */
export function CompanyChips({ filters, facets, text, partner, onDropText, onDropPartner, onClear }: Props) {
  const say = useNaturalText();
  const inUse = chipsOf(filters, (name, value) => {
    const city = name === 'municipio' && facets?.municipio.find(({ valor }) => valor === value);
    if (city) return cityName(city, say);
    const described = name === 'cnae' && facets?.cnae.find(({ valor }) => valor === value)?.descricao;
    return described ? say(described) : null;
  });
  const chips = [
    text && { label: `Nome: ${text}`, drop: onDropText },
    partner && { label: `Sócio: ${partner}`, drop: onDropPartner },
    ...inUse,
  ];
  return <FilterChips chips={chips} onClear={onClear} />;
}
