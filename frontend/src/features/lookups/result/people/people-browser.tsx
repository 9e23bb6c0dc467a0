import type { ResultPerson } from '@kernel/results/result-view';
import { useState } from 'react';
import { EVERYBODY, isNarrowed, type Narrowing, narrowPeople } from './narrow-people';
import classes from './people-browser.module.css';
import { PeopleFilters } from './people-filters';
import { PeopleList } from './people-list';

/** Fewer than these are read at a glance. */
const MANY = 6;

interface Props {
  readonly people: readonly ResultPerson[];
  readonly stateLabel: string;
  readonly showEmpty: boolean;
}

/** A list of people; a long one can be narrowed and sorted, as far as it has been read. */
export function PeopleBrowser({ people, stateLabel, showEmpty }: Props) {
  const [by, setBy] = useState<Narrowing>(EVERYBODY);
  if (people.length < MANY) return <PeopleList people={people} showEmpty={showEmpty} />;
  const found = narrowPeople(people, by);
  return (
    <>
      <PeopleFilters
        people={people}
        stateLabel={stateLabel}
        by={by}
        onChange={(change) => setBy({ ...by, ...change })}
      />
      <p role="status" className={`screen-only ${classes.found}`}>
        {isNarrowed(by)
          ? `${found.length} das ${people.length} pessoas lidas até agora`
          : `${people.length} pessoas lidas até agora: filtros e ordem valem para elas`}
        {isNarrowed(by) && (
          <button type="button" className="link-button" onClick={() => setBy({ ...EVERYBODY, order: by.order })}>
            Limpar filtros
          </button>
        )}
      </p>
      {found.length === 0 ? (
        <p className={classes.nobody}>Ninguém da lista lida até agora passa pelos filtros.</p>
      ) : (
        <PeopleList people={found} showEmpty={showEmpty} />
      )}
    </>
  );
}
