import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Tag } from '../../../shared/ui/tag';
import { STATE_LABELS, useLookupStates } from '../lookup-states';
import { LOOKUP_VIEWS } from '../lookup-views';
import { formOf } from '../paths';
import classes from './lookup-card.module.css';

interface Props {
  readonly type: LookupType;
  readonly label: string;
  readonly goesIn: string;
  readonly comesOut: string;
  readonly to: string;
  readonly onChoose: () => void;
  /** Leads to a choice among several types; each of those tells its own state. */
  readonly group?: boolean;
}

const POPULAR: LookupType = 'pix';

/** A lookup type: what goes in, what comes out, and whether it is in trouble. */
export function LookupCard({ type, label, goesIn, comesOut, to, onChoose, group = false }: Props) {
  const { stateOf, textOf } = useLookupStates();
  const state = stateOf(type);
  const { icon: Icon } = LOOKUP_VIEWS[type];
  const out = state === 'manutencao' && !group;
  const inside = (
    <>
      <span className={classes.icon}>
        <Icon size={24} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.head}>
        <span className={classes.name}>{label}</span>
        {type === POPULAR && !out && <Tag tone="accent">Popular</Tag>}
        {state !== 'ativo' && !group && (
          <Tag tone={state === 'fora_do_ar' ? 'danger' : 'warning'}>{STATE_LABELS[state]}</Tag>
        )}
      </span>
      <span className="soft medium">{group ? goesIn : `Informe: ${goesIn}`}</span>
      <span className={classes.out}>
        {out ? (
          textOf(type)
        ) : (
          <>
            <IconArrowRight size={16} aria-hidden />
            <span className="visually-hidden">Resultado: </span>
            {comesOut}
          </>
        )}
      </span>
    </>
  );
  if (out) return <div className={`boxed ${classes.card}`}>{inside}</div>;
  return (
    <Link to={to} className={`boxed ${classes.card}`} onClick={onChoose}>
      {inside}
    </Link>
  );
}

interface TypeProps {
  readonly type: LookupType;
  /** What it is called among its group. */
  readonly label?: string;
  readonly onChoose: (type: LookupType) => void;
}

/** The card of one type, which leads to its form. */
export function TypeCard({ type, label, onChoose }: TypeProps) {
  const about = lookupDefinition(type);
  const { goesIn, comesOut } = about;
  const card = { type, label: label ?? about.label, goesIn, comesOut, to: formOf(type) };
  return <LookupCard {...card} onChoose={() => onChoose(type)} />;
}
