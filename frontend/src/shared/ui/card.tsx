import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

interface Props {
  readonly title: string;
  /** One below the heading that the panels stand under. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A titled panel in a group of panels, such as those of Meu Perfil. */
export function Card({ title, heading: Heading = 'h3', children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
