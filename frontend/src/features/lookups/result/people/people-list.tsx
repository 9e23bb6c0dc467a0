import type { ResultPerson } from '@kernel/results/result-view';
import { IconChevronDown } from '@tabler/icons-react';
import { FieldList } from '../field-list';
import { ItemList } from '../item-list';
import { LookUpRelated } from '../look-up-related';
import classes from './people-list.module.css';

/** People of one answer, a line each; a line opens to the record. One alone stands open. */
export function PeopleList({ people, showEmpty }: { people: readonly ResultPerson[]; showEmpty: boolean }) {
  return (
    <ul className="grid">
      {people.map((person, position) => (
        <li key={`${person.related?.document ?? position} ${person.name}`} className={classes.person}>
          <details open={people.length === 1}>
            <summary className={classes.line}>
              <IconChevronDown size={18} stroke={1.8} className={`screen-only ${classes.arrow}`} aria-hidden />
              <span className="shrinks">
                <span className={`weight-540 breaks block ${classes.name}`}>{person.name}</span>
                <span className="soft facts">
                  {person.facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              </span>
            </summary>
            <Record person={person} showEmpty={showEmpty} />
          </details>
          {person.related && (
            <div className={`screen-only ${classes.run}`}>
              <LookUpRelated related={person.related} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Record({ person: { fields, addresses }, showEmpty }: { person: ResultPerson; showEmpty: boolean }) {
  // The line's own button looks the CPF up; a second one beside the field would say the same.
  const shown = fields
    .filter(({ value }) => showEmpty || value !== null)
    .map((one) => (one.related?.type === 'cpf' ? { label: one.label, value: one.value } : one));
  return (
    <div className={classes.record}>
      <FieldList fields={shown} />
      {addresses.length > 0 && (
        <>
          <h3 className="medium apart">{addresses.length === 1 ? 'Endereço' : `Endereços (${addresses.length})`}</h3>
          <ItemList items={addresses} />
        </>
      )}
    </div>
  );
}
