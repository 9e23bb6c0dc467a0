import type { HistoryItem as Entry } from '../../../shared/api/generated';
import { Tag } from '../../../shared/ui/tag';
import { OUTCOME_LABELS, outcomeTone } from '../outcome-labels';

const TONES = { success: 'success', 'not-found': 'plain', error: 'danger' } as const;

/** How it ended; what was invented is neither a success nor an error. */
export function OutcomeBadge({ entry }: { entry: Entry }) {
  const tone = outcomeTone(entry);
  return entry.simulado ? <Tag tone="simulated">Simulado</Tag> : <Tag tone={TONES[tone]}>{OUTCOME_LABELS[tone]}</Tag>;
}
