import { countOf, type ResultSection } from './result-view';
import classes from './section-index.module.css';

/** The result's sections with how much each holds. */
export function SectionIndex({ sections }: { sections: readonly ResultSection[] }) {
  return (
    <nav aria-label="Seções do resultado" className={classes.index}>
      <ul className={classes.list}>
        {sections.map((section) => {
          const count = countOf(section);
          return (
            <li key={section.id}>
              {count === 0 ? (
                <span className={classes.none}>
                  {section.title} <span className={classes.count}>0</span>
                </span>
              ) : (
                <a href={`#${section.id}`} className={classes.link}>
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
