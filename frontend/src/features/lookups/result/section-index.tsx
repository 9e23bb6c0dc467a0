import { countOf, type ResultSection } from '@kernel/results/result-view';
import { useEffect, useRef } from 'react';
import classes from './section-index.module.css';
import { useSectionOnScreen } from './section-on-screen';

/** The result's sections with how much each holds; the one being read is marked. */
export function SectionIndex({ sections }: { sections: readonly ResultSection[] }) {
  const filled = sections.filter((section) => countOf(section) > 0);
  const current = useSectionOnScreen(filled.map(({ id }) => id));
  const list = useKeptInView(current);
  return (
    <nav aria-label="Seções do resultado" className={classes.index}>
      <ul ref={list} className={classes.list}>
        {sections.map((section) => {
          const count = countOf(section);
          return (
            <li key={section.id}>
              {count === 0 ? (
                <span className={classes.none}>
                  {section.title} <span className={classes.count}>0</span>
                </span>
              ) : (
                <a
                  href={`#${section.id}`}
                  className={classes.link}
                  aria-current={section.id === current ? 'location' : undefined}
                >
                  {section.title} <span className={classes.count}>{count}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** On phones the index is one line that scrolls sideways: the marked section stays in it. */
function useKeptInView(current: string | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (link) list.current?.scrollTo?.({ left: link.offsetLeft - link.offsetWidth });
  }, [current]);
  return list;
}
