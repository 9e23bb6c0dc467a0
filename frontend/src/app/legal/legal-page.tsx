import type { ReactNode } from 'react';
import { dayText } from '../../shared/ui/dates';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './legal-page.module.css';

/** A text to read: its title, the version in force, and numbered sections. */
export function LegalPage({ title, version, children }: { title: string; version: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className="faint near tabular">Versão de {dayText(version)}</p>
      <div className={classes.text}>{children}</div>
    </article>
  );
}

/** The sections of a text, each a step away. */
export function LegalIndex({ parts }: { parts: ReadonlyArray<readonly [id: string, title: string]> }) {
  return (
    <nav aria-label="Neste texto" className={`screen-only ${classes.index}`}>
      <ol>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
