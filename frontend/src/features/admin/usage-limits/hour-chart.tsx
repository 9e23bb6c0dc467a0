import type { FlaggedHourAnswer } from '../../../shared/api/generated';
import { formatTime } from '../../../shared/ui/dates';
import classes from './usage-limits.module.css';

const HEIGHT = 72;
const WIDTH = 20;

/** The hour before in steps of five minutes: what was found below, everything else above it. */
export function HourChart({ steps }: { steps: FlaggedHourAnswer['passos'] }) {
  const most = Math.max(1, ...steps.map(({ encontradas, outras }) => encontradas + outras));
  const [found, others] = [sum(steps.map(({ encontradas }) => encontradas)), sum(steps.map(({ outras }) => outras))];
  const first = steps[0]?.de;
  if (!first || found + others === 0) return null;
  const words = `Consultas da hora anterior: encontradas, ${found}; outras, ${others}; no máximo ${most} em cinco minutos.`;
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${steps.length * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words}>
        {steps.map(({ de, encontradas, outras }, position) => {
          const [low, high] = [(HEIGHT * encontradas) / most, (HEIGHT * outras) / most];
          return (
            <g key={de} transform={`translate(${position * WIDTH + 2})`}>
              <rect className={classes.others} width={WIDTH - 4} height={high} y={HEIGHT - low - high} />
              <rect className={classes.found} width={WIDTH - 4} height={low} y={HEIGHT - low} />
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{formatTime(first)}</span>
        <span>
          <i className={classes.found} /> Encontradas: {found} <i className={classes.others} /> Outras: {others}
        </span>
        <span>{formatTime(new Date(new Date(first).getTime() + 3_600_000))}</span>
      </figcaption>
    </figure>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
