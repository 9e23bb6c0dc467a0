import type { HistoryItem as Entry } from '../../../shared/api/generated';
import { Tag } from '../../../shared/ui/tag';
import { OUTCOME_LABELS, outcomeTone } from '../outcome-labels';

const TONES = { success: 'success', 'not-found': 'plain', simulated: 'simulated', error: 'danger' } as const;

export function OutcomeBadge({ entry }: { entry: Entry }) {
  const tone = outcomeTone(entry);
  return <Tag tone={TONES[tone]}>{OUTCOME_LABELS[tone]}</Tag>;
}
