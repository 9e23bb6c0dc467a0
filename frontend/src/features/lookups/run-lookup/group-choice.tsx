import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { BackLink } from '../../../shared/ui/back-link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { CHOOSE, formOf } from '../paths';
import classes from './choose-lookup.module.css';
import { LookupCard } from './lookup-card';
import type { LookupGroup } from './lookup-groups';

/** The screen between a group's card and the forms of its types. */
export function GroupChoice({ group, onChoose }: { group: LookupGroup; onChoose: (type: LookupType) => void }) {
  usePageTitle(`Consultar ${group.label}`);
  return (
    <>
      <BackLink to={CHOOSE} />
      <h1 className="page-title">Consultar {group.label}</h1>
      <ul className={classes.cards}>
        {group.options.map(({ type, label }) => {
          const { goesIn, comesOut } = lookupDefinition(type);
          return (
            <li key={type}>
              <LookupCard
                type={type}
                label={label}
                goesIn={goesIn}
                comesOut={comesOut}
                to={formOf(type)}
                onChoose={() => onChoose(type)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
