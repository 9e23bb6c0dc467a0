import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { CHOOSE, formOf } from '../addresses';
import { BackLink } from '../back-link';
import { LOOKUP_ICONS } from '../lookup-icons';
import classes from './choose-lookup.module.css';
import type { LookupGroup } from './lookup-groups';

/** The screen between a group's card and the forms of its types. */
export function GroupChoice({ group, onChoose }: { group: LookupGroup; onChoose: (type: LookupType) => void }) {
  return (
    <>
      <BackLink to={CHOOSE} />
      <h1 className={classes.title}>Consultar {group.label}</h1>
      <ul className={classes.cards}>
        {group.options.map(({ type, label }) => {
          const { goesIn, comesOut } = lookupDefinition(type);
          const Icon = LOOKUP_ICONS[type];
          return (
            <li key={type}>
              <Link to={formOf(type)} className={classes.card} onClick={() => onChoose(type)}>
                <span className={classes.icon}>
                  <Icon size={24} stroke={1.6} aria-hidden />
                </span>
                <span className={classes.name}>{label}</span>
                <span className={classes.in}>Informe: {goesIn}</span>
                <span className={classes.out}>
                  <IconArrowRight size={16} aria-hidden />
                  <span className="visually-hidden">Resultado: </span>
                  {comesOut}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
