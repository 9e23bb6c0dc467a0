import type { LookupType } from '@kernel/lookup-catalogue';
import { BackLink } from '../../../shared/ui/back-link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { CHOOSE } from '../paths';
import classes from './choose-lookup.module.css';
import { TypeCard } from './lookup-card';
import type { LookupGroup } from './lookup-groups';

/** The screen between a group's card and the forms of its types. */
export function GroupChoice({ group, onChoose }: { group: LookupGroup; onChoose: (type: LookupType) => void }) {
  usePageTitle(`Consultar ${group.label}`);
  return (
    <>
      <BackLink to={CHOOSE} />
      <h1 className="page-title">Consultar {group.label}</h1>
      <ul className={classes.cards}>
        {group.options.map(({ type, label }) => (
          <li key={type}>
            <TypeCard type={type} label={label} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
