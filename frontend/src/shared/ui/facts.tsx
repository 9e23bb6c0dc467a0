import type { ReactNode } from 'react';
import classes from './facts.module.css';

type Fact = readonly [label: string, value: ReactNode];

interface Props {
  /** What is not known of it is left out. */
  readonly facts: ReadonlyArray<Fact | '' | null | false | undefined>;
  /** Labels above their values, several in a row. */
  readonly grid?: boolean;
}

/** What is known of something, a label and a value each. */
export function Facts({ facts, grid = false }: Props) {
  return (
    <dl className={grid ? classes.grid : classes.lines}>
      {facts.map(
        (fact, place) =>
          fact && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label may stand twice
            <div key={place}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
