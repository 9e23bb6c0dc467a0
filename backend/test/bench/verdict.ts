import type { Figure } from './measure.js';
import { type Spread, spread } from './statistics.js';
import type { VariantName } from './variants.js';

/** A round: each variant once, one after the other. */
export type Round = Partial<Record<VariantName, Figure>>;

export interface Goal {
  text: string;
  against: VariantName;
  measure: 'perSecond' | 'bothCpuUs';
  /** Throughput must be at least this many times the baseline's; processor time at most. */
  limit: number;
  /** A missed goal that does not bind is shown, and no more. */
  binding: boolean;
}

export interface Outcome extends Goal {
  /** Nítido's figure over the baseline's, round by round. */
  ratio: Spread;
  met: boolean;
}

const CPU = 'processador (servidor e PostgreSQL)';

const GOALS: readonly Goal[] = [
  { text: 'vazão ÷ mínimo', against: 'bare', measure: 'perSecond', limit: 0.8, binding: true },
  { text: 'vazão ÷ usual', against: 'usual', measure: 'perSecond', limit: 4, binding: true },
  { text: 'vazão ÷ mínimo', against: 'bare', measure: 'perSecond', limit: 1.5, binding: false },
  { text: 'vazão ÷ usual', against: 'usual', measure: 'perSecond', limit: 6, binding: false },
  { text: `${CPU} ÷ mínimo`, against: 'bare', measure: 'bothCpuUs', limit: 0.6, binding: false },
  { text: `${CPU} ÷ usual`, against: 'usual', measure: 'bothCpuUs', limit: 0.25, binding: false },
  { text: `${CPU} ÷ mesmos deveres`, against: 'duties', measure: 'bothCpuUs', limit: 0.5, binding: false },
];

/** Compares within each round, where neighbours met the same weather, and judges the median of these ratios. */
export function judge(rounds: readonly Round[]): Outcome[] {
  return GOALS.flatMap((goal) => {
    const ratios = rounds.flatMap(({ nitido, [goal.against]: baseline }) =>
      nitido && baseline ? [nitido[goal.measure] / baseline[goal.measure]] : [],
    );
    if (ratios.length === 0) return [];
    const ratio = spread(ratios);
    const met = goal.measure === 'perSecond' ? ratio.median >= goal.limit : ratio.median <= goal.limit;
    return [{ ...goal, ratio, met }];
  });
}
