import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface Props {
  readonly title: string;
  /** Of a drawer, under its own title. */
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a screen or of a drawer. */
export function Section({ title, small = false, children }: Props) {
  const id = useId();
  const Heading = small ? 'h3' : 'h2';
  return (
    <section className={classes.section} data-small={small || undefined} aria-labelledby={id}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
