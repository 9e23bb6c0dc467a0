import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

/** A titled panel of a page of cards, such as Meu Perfil. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
