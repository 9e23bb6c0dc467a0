import { useId, useRef } from 'react';
import type { CompanyFacet, CompanyFacets } from '../../../shared/api/generated';
import { Fold } from '../../../shared/ui/fold';
import { useNarrow } from '../../../shared/ui/media';
import { MoreButton, useFirst } from '../../../shared/ui/more-button';
import { formatNumber } from '../../../shared/ui/numbers';
import { useNaturalText } from '../result/natural-view';
import { cityName } from './city-name';
import classes from './company-facet-list.module.css';
import { type CompanyFilters, SITUATIONS, SIZES } from './company-filters';

interface Props {
  readonly facets: CompanyFacets;
  /** Of how many the counts are, where there are more. */
  readonly counted: number | null;
  readonly set: CompanyFilters;
  readonly onChoose: (chosen: CompanyFilters) => void;
}

/** How many there are of each kind; a click narrows the search to it. */
export function CompanyFacetList({ facets, counted, set, onChoose }: Props) {
  const onPhone = useNarrow(860);
  const say = useNaturalText();
  const barsOf = <Name extends keyof CompanyFacets>(
    name: Name,
    label: (facet: CompanyFacets[Name][number]) => string,
  ): FacetBar[] =>
    facets[name].map((facet) => ({
      value: facet.valor,
      label: label(facet),
      count: facet.quantidade,
      onChoose: () => onChoose({ [name]: facet.valor }),
    }));
  const described = ({ descricao, valor }: CompanyFacet) => (descricao ? say(descricao) : valor);
  const groups = [
    ['Estado', 'uf', barsOf('uf', ({ valor }) => valor)],
    ['Situação', 'situacao', barsOf('situacao', ({ valor }) => SITUATIONS[valor] ?? valor)],
    ['Porte', 'porte', barsOf('porte', ({ valor }) => SIZES[valor] ?? valor)],
    ['Atividade', 'cnae', barsOf('cnae', described)],
    ['Município', 'municipio', barsOf('municipio', (facet) => cityName(facet, say))],
  ] as const;
  const open = groups.filter(([, name, bars]) => bars.length > 0 && !set[name]);
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

interface FacetBar {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly onChoose: () => void;
}

const FEW = 6;

/** One filter's values, each with its name, its figure and a bar beneath, so that nothing is told by length alone. */
function CompanyFacetBars({ label, bars }: { label: string; bars: readonly FacetBar[] }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { shown, rest } = useFirst(bars, FEW);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 id={id} className="medium">
        {label}
      </h2>
      <ul ref={list} className="nearest grid">
        {shown.map((bar) => (
          <li key={bar.value}>
            <button type="button" className={classes.bar} onClick={bar.onChoose}>
              <span>{bar.label}</span> <span className="soft tabular">{formatNumber(bar.count)}</span>
              <svg aria-hidden="true">
                <rect className={classes.behind} width="100%" height="100%" rx="2" />
                <rect className={classes.part} width={`${(100 * bar.count) / most}%`} height="100%" rx="2" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <MoreButton of={rest} list={list} shown={shown.length}>
        Mostrar mais<span className="visually-hidden"> de {label}</span>
      </MoreButton>
    </section>
  );
}
