import type { ResultPerson } from '@kernel/results/result-view';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../../../../shared/ui/choice';
import { choicesOf } from '../../../../shared/ui/choices';
import { EVERYBODY, isNarrowed, type Narrowing, narrowPeople, ORDERS } from './narrow-people';
import classes from './people-browser.module.css';
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

interface PeopleFiltersProps {
  readonly people: readonly ResultPerson[];
  readonly stateLabel: string;
  readonly by: Narrowing;
  readonly onChange: (change: Partial<Narrowing>) => void;
}

/** The fields that narrow and sort a list of people. What they do not differ in is not offered. */
function PeopleFilters({ people, stateLabel, by, onChange }: PeopleFiltersProps) {
  const states = [...new Set(people.flatMap(({ facets }) => facets.states))].sort();
  const mothers = new Set(people.flatMap(({ facets }) => facets.mother ?? []));
  const aged = people.some(({ facets }) => facets.age !== null);
  return (
    <search className={`screen-only ${classes.filters}`} aria-label="Filtrar e ordenar a lista lida até agora">
      {states.length > 1 && (
        <Choice
          label={stateLabel}
          value={by.state}
          onChange={({ currentTarget }) => onChange({ state: currentTarget.value })}
          data={[{ value: '', label: 'Todas' }, ...states]}
        />
      )}
      {aged && (
        <fieldset className={classes.ages}>
          <legend className="small bold">Idade</legend>
          <TextInput
            aria-label="Idade, de"
            placeholder="de"
            inputMode="numeric"
            maxLength={3}
            value={by.from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value.replace(/\D/g, '') })}
          />
          <TextInput
            aria-label="Idade, até"
            placeholder="até"
            inputMode="numeric"
            maxLength={3}
            value={by.to}
            onChange={({ currentTarget }) => onChange({ to: currentTarget.value.replace(/\D/g, '') })}
          />
        </fieldset>
      )}
      {mothers.size > 1 && (
        <TextInput
          label="Nome da mãe"
          autoComplete="off"
          value={by.mother}
          onChange={({ currentTarget }) => onChange({ mother: currentTarget.value })}
        />
      )}
      <Choice
        label="Ordenar por"
        value={by.order}
        onChange={({ currentTarget }) => onChange({ order: currentTarget.value as Narrowing['order'] })}
        data={choicesOf(ORDERS)}
      />
    </search>
  );
}
