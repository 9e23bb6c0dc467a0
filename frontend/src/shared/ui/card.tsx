import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

/** A titled panel in a group of panels, such as those of Meu Perfil. */
export function Card({ title, id: mark, children }: { title: string; id?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section id={mark} className={`boxed ${classes.card}`} aria-labelledby={id}>
      <h3 id={id} className="size-17">
        {title}
      </h3>
      {children}
    </section>
  );
}
