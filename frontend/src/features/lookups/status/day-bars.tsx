import type { StatusDay } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { Figures } from '../../../shared/ui/figures';
import { percent } from '../../../shared/ui/numbers';
import classes from './day-bars.module.css';
import { STATE_LABELS } from './status-labels';

/** Ninety days as bars of different shapes, in words for who cannot see them, with their figures in a table behind. */
export function DayBars({ name, days }: { name: string; days: ReadonlyArray<StatusDay | null> }) {
  const known = days.filter((day) => day !== null);
  const measured = known.flatMap(({ availability }) => (availability === null ? [] : [availability]));
  const troubled = known.filter(({ worst }) => worst === 'instavel' || worst === 'fora_do_ar').length;
  const mean = measured.length > 0 ? measured.reduce((sum, share) => sum + share, 0) / measured.length : null;
  return (
    <>
      <div
        className={classes.bars}
        role="img"
        aria-label={`Últimos 90 dias: ${measured.length} com medição, ${troubled} com problemas.`}
      >
        {days.map((day, position) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the calendar
            key={position}
            data-worst={day?.worst ?? 'unknown'}
            title={day ? `${dayText(day.day)}: ${inWords(day)}` : 'Sem medição'}
          />
        ))}
      </div>
      <p className="soft tabular line tiny nearest between">
        <span className={classes.long}>há 90 dias</span>
        <span className={classes.short}>há 30 dias</span>
        <span>{mean === null ? 'sem medições' : `${percent(mean, 2)} em média nos dias medidos`}</span>
        <span>hoje</span>
      </p>
      {known.length > 0 && (
        <details className={classes.details}>
          <summary>
            Ver em tabela<span className="visually-hidden">: {name}</span>
          </summary>
          <Figures
            label={name}
            columns={['Dia', 'Pior estado', 'Disponibilidade']}
            words={2}
            rows={known
              .toReversed()
              .map(({ day, worst, availability }) => [dayText(day), STATE_LABELS[worst], percent(availability, 2)])}
          />
        </details>
      )}
    </>
  );
}

function inWords({ worst, availability }: StatusDay): string {
  return availability === null ? STATE_LABELS[worst] : `${STATE_LABELS[worst]}, ${percent(availability, 2)}`;
}
