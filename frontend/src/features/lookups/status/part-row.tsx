import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconMinus, IconTool } from '@tabler/icons-react';
import type { ServiceState, StatusDay } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { DayBars } from './day-bars';
import classes from './part-row.module.css';
import { isUnmeasured, STATE_LABELS } from './status-labels';

const SIGNS = {
  operacional: IconCircleCheck,
  instavel: IconAlertTriangle,
  fora_do_ar: IconCircleX,
  manutencao: IconTool,
  desligada: IconMinus,
} as const;

interface Props {
  readonly name: string;
  readonly note: string;
  readonly part: {
    readonly state: ServiceState;
    readonly since: string | null;
    readonly text: string | null;
    readonly days: ReadonlyArray<StatusDay | null>;
  };
}

/** A lookup type or a part of ours: its state now, since when, and its last ninety days. */
export function PartRow({ name, note, part }: Props) {
  const { state, since, text, days } = part;
  const unmeasured = isUnmeasured(part);
  const Sign = unmeasured ? IconMinus : SIGNS[state];
  return (
    <li className={classes.row}>
      <div className={`row ${classes.head}`}>
        <h3 className={classes.name}>
          {name}
          {note && <span className={`soft small ${classes.note}`}>{note}</span>}
        </h3>
        <p className={`soft medium ${classes.state}`} data-state={unmeasured ? 'desligada' : state}>
          <Sign size={18} stroke={1.8} aria-hidden />
          {unmeasured ? 'Sem medições' : STATE_LABELS[state]}
        </p>
      </div>
      {state !== 'operacional' && state !== 'desligada' && (
        <p className="soft small nearest">
          {text}
          {text && since && ' '}
          {since && <time dateTime={since}>Desde {formatMoment(since)}.</time>}
        </p>
      )}
      <DayBars name={name} days={days} />
    </li>
  );
}
