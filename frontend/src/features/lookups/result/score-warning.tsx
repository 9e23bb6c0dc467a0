import { SCORE_WARNING } from '@kernel/score';

/** Stands under every score, on paper too. */
export function ScoreWarning() {
  return <span className="soft small near block">{SCORE_WARNING}</span>;
}
