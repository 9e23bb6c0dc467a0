import type { ResultScore } from '@kernel/results/result-view';
import classes from './score-list.module.css';
import { ScoreWarning } from './score-warning';

/** Scores on their scale, in words, with the warning that goes with them. */
export function ScoreList({ scores }: { scores: readonly ResultScore[] }) {
  return (
    <>
      <ul className={classes.list}>
        {scores.map((score) => (
          <li key={score.name}>
            <Gauge score={score} />
          </li>
        ))}
      </ul>
      <ScoreWarning />
    </>
  );
}

const RADIUS = 80;
const ARC = Math.PI * RADIUS;
const PATH = `M20 100 A${RADIUS} ${RADIUS} 0 0 1 180 100`;

function Gauge({ score: { name, points, words, tone } }: { score: ResultScore }) {
  const share = points === null ? 0 : Math.min(1, Math.max(0, points / 1000));
  return (
    <figure className={classes.gauge} data-tone={tone}>
      {points !== null && (
        <svg
          viewBox="0 0 200 108"
          className={classes.dial}
          strokeWidth="12"
          role="img"
          aria-label={`${name}: ${points} de 1000`}
        >
          <path d={PATH} className={classes.scale} />
          <path d={PATH} className={classes.reach} strokeDasharray={`${ARC * share} ${ARC}`} />
          <text x="100" y="92" className={classes.points} fontSize="38" textAnchor="middle">
            {points}
          </text>
          <text x="20" y="115" className={classes.end} fontSize="12" textAnchor="middle" dx="-1">
            0
          </text>
          <text x="180" y="115" className={classes.end} fontSize="12" textAnchor="middle">
            1000
          </text>
        </svg>
      )}
      <figcaption className={classes.caption}>
        <span className="soft small">{name}</span>
        {words && <span className={classes.words}>{words}</span>}
      </figcaption>
    </figure>
  );
}
