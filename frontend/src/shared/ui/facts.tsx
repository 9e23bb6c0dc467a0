import type { ReactNode } from 'react';
import { Fact } from './fact';
import classes from './facts.module.css';

interface Props {
  /** What is not known of it is left out. */
  readonly facts: ReadonlyArray<readonly [label: ReactNode, value: ReactNode] | '' | null | false | undefined>;
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
            <Fact key={place} label={fact[0]}>
              {fact[1]}
            </Fact>
          ),
      )}
    </dl>
  );
}
