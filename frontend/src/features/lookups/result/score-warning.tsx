import { SCORE_WARNING } from '@kernel/score';
import classes from './score-warning.module.css';

/** Stands under every score, on paper too. */
export function ScoreWarning() {
  return <span className={`soft small near ${classes.warning}`}>{SCORE_WARNING}</span>;
}
