import type { ReactNode } from 'react';
import { CodeTabs } from './code-tabs';
import classes from './developers-page.module.css';
import type { Example } from './examples';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly example?: Example;
  /** What the example is called to who does not see it. */
  readonly called?: string;
}

/** What is to be known on the left, and how it is written on the right. */
export function Section({ id, title, text, example, called = title }: SectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-titulo`}>
      <div className={classes.text}>
        <h2 className="ink" id={`${id}-titulo`}>
          {title}
        </h2>
        {text}
      </div>
      {example && (
        <div className={classes.aside}>
          <CodeTabs title={called} example={example} />
        </div>
      )}
    </section>
  );
}
