import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedAnswer } from '../../../shared/api/generated';
import { changeOf } from './format';
import classes from './tile.module.css';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  /** The figure with that of the period before; false while there is none. */
  readonly compared?: ComparedAnswer | false;
  /** Which way is the good one; left out where neither is. */
  readonly good?: 'up' | 'down';
  readonly note?: ReactNode;
  /** It asks to be looked at. */
  readonly warning?: boolean;
  /** The list behind the figure. */
  readonly to?: string;
}

const ICONS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconMinus };
const WORDS = {
  up: 'a mais que no período anterior',
  down: 'a menos que no período anterior',
  same: 'ao período anterior',
};

/** One figure: what it is, how much, and how it has changed. */
export function Tile({ label, value, compared, good, note, warning = false, to }: Props) {
  return (
    <div className={`boxed ${classes.tile}`} data-warning={warning || undefined}>
      <dt className="soft small">{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd className={`tabular breaks ${classes.value}`}>{value}</dd>
      {compared && <ChangeMark compared={compared} good={good} />}
      {note && <dd className="soft tiny">{note}</dd>}
    </div>
  );
}

function ChangeMark({ compared, good }: { compared: ComparedAnswer; good: 'up' | 'down' | undefined }) {
  const change = changeOf(compared);
  if (!change) return <dd className="soft tiny">Antes: nada a comparar</dd>;
  const { direction, text } = change;
  const Icon = ICONS[direction];
  const tone = direction === 'same' || !good ? undefined : direction === good ? 'good' : 'bad';
  return (
    <dd className={`soft small tabular ${classes.change}`} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {text} <span className="visually-hidden">{WORDS[direction]}</span>
    </dd>
  );
}
