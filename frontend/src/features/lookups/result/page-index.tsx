import { useEffect, useRef } from 'react';
import classes from './page-index.module.css';
import { useSectionOnScreen } from './section-on-screen';

export interface IndexedSection {
  readonly id: string;
  readonly title: string;
  /** How much it holds, where that is told; one that holds nothing is not on the page. */
  readonly count?: number;
}

/** The sections of a page beside them, the one being read marked; on phones a line above that scrolls sideways. */
export function PageIndex({ label, sections }: { label: string; sections: readonly IndexedSection[] }) {
  const current = useSectionOnScreen(sections.filter(({ count }) => count !== 0).map(({ id }) => id));
  const list = useKeptInView(current);
  return (
    <nav aria-label={label} className={`screen-only ${classes.index}`}>
      <ul ref={list} className={classes.list}>
        {sections.map(({ id, title, count }) => {
          const words = (
            <>
              {title} {count !== undefined && <span className="tiny tabular">{count}</span>}
            </>
          );
          return (
            <li key={id}>
              {count === 0 ? (
                <span className={classes.none}>{words}</span>
              ) : (
                <a href={`#${id}`} className={classes.link} aria-current={id === current ? 'location' : undefined}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Where the index scrolls sideways the marked section stays in it. */
function useKeptInView(current: string | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (link) list.current?.scrollTo?.({ left: link.offsetLeft - link.offsetWidth });
  }, [current]);
  return list;
}
