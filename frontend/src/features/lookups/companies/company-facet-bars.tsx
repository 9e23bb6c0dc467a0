import { useId, useRef, useState } from 'react';
import { formatNumber } from '../../../shared/ui/numbers';
import { useFocusOnNew } from '../../../shared/ui/use-focus-on-new';
import classes from './company-facet-list.module.css';

export interface FacetBar {
  readonly label: string;
  readonly count: number;
  readonly onChoose: () => void;
}

const FEW = 6;

/** One filter's values, each with its name, its figure and a bar beneath, so that nothing is told by length alone. */
export function CompanyFacetBars({ label, bars }: { label: string; bars: readonly FacetBar[] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = bars.slice(0, all ? undefined : FEW);
  const onMore = useFocusOnNew(list, shown.length);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 id={id} className="medium">
        {label}
      </h2>
      <ul ref={list} className={classes.bars}>
        {shown.map((bar) => (
          <li key={bar.label}>
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
      {bars.length > FEW && !all && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            onMore();
            setAll(true);
          }}
        >
          Mostrar mais<span className="visually-hidden"> de {label}</span>
        </button>
      )}
    </section>
  );
}
