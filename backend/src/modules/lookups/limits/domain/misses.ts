import type { Finding } from './finding.js';
import type { Trace } from './trace.js';

const FROM = 30;
const SLOW_SHARE = 0.75;
const STOP_FROM = 80;
const STOP_SHARE = 0.85;

/** Hardly anybody is found: documents are being tried out. Of sources that were out nothing is concluded. */
export function misses(traces: readonly Trace[]): Finding | null {
  const nobody = traces.filter(({ ending }) => ending === 'nobody').length;
  const answered = nobody + traces.filter(({ ending }) => ending === 'found').length;
  const share = answered === 0 ? 0 : nobody / answered;
  if (answered < FROM || share < SLOW_SHARE) return null;
  const measure = answered >= STOP_FROM && share >= STOP_SHARE ? 'stopped' : 'slowed';
  return { detector: 'sem_resultado', measure, figures: { semResultado: nobody, respondidas: answered } };
}
