import classes from './promo-codes.module.css';

/** How much of a code is used up, in figures and as a bar. */
export function UseBar({ uses, most }: { uses: number; most: number | null }) {
  const [used, limit] = [uses.toLocaleString('pt-BR'), most?.toLocaleString('pt-BR')];
  return (
    <span className={classes.uses}>
      <span className="nowrap">{limit ? `${used} de ${limit}` : `${used}, sem limite`}</span>
      {most !== null && <progress className={classes.bar} value={uses} max={most} aria-hidden="true" />}
    </span>
  );
}
