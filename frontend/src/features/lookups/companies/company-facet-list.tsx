import type { CompanyFacet, CompanyFacets } from '../../../shared/api/generated';
import type { FilterState } from '../../../shared/list/use-filters';
import { Fold } from '../../../shared/ui/fold';
import { useMedia } from '../../../shared/ui/media';
import { formatNumber } from '../../../shared/ui/numbers';
import { useNaturalText } from '../result/natural-view';
import { CompanyFacetBars, type FacetBar } from './company-facet-bars';
import classes from './company-facet-list.module.css';
import { type CompanyFilters, SITUATIONS, SIZES } from './company-filters';

interface Props {
  readonly facets: CompanyFacets;
  /** Of how many the counts are, where there are more. */
  readonly counted: number | null;
  readonly filters: FilterState<CompanyFilters>;
}

/** How many there are of each kind; a click narrows the search to it. */
export function CompanyFacetList({ facets, counted, filters }: Props) {
  const onPhone = useMedia('(max-width: 860px)');
  const say = useNaturalText();
  const barsOf = (name: keyof CompanyFacets, label: (facet: CompanyFacet) => string): FacetBar[] =>
    facets[name].map((facet) => ({
      label: label(facet),
      count: facet.quantidade,
      onChoose: () => filters.change({ [name]: facet.valor }),
    }));
  const described = ({ descricao, valor }: CompanyFacet) => (descricao ? say(descricao) : valor);
  const groups = [
    ['Estado', 'uf', barsOf('uf', ({ valor }) => valor)],
    ['Situação', 'situacao', barsOf('situacao', ({ valor }) => SITUATIONS[valor] ?? valor)],
    ['Porte', 'porte', barsOf('porte', ({ valor }) => SIZES[valor] ?? valor)],
    ['Atividade', 'cnae', barsOf('cnae', described)],
    ['Município', 'municipio', barsOf('municipio', described)],
  ] as const;
  const open = groups.filter(([, name, bars]) => bars.length > 0 && !filters.values[name]);
  if (open.length === 0) return null;
  const lists = (
    <>
      {counted !== null && <p className="soft small">Contagens das primeiras {formatNumber(counted)} empresas.</p>}
      {open.map(([label, name, bars]) => (
        <CompanyFacetBars key={name} label={label} bars={bars} />
      ))}
    </>
  );
  return (
    <aside aria-label="Refinar a busca" className={`stack ${classes.facets}`}>
      {onPhone ? <Fold label="Refinar por estado, situação, porte…">{lists}</Fold> : lists}
    </aside>
  );
}
