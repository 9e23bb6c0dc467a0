import { DUE_SOON_DAYS, deadlineText } from '@kernel/data-subject-request';
import { Tag } from '../../../shared/ui/tag';

/** How long there is still to answer; null when it was answered. */
export function DeadlineChip({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return <Tag>encerrado</Tag>;
  const tone = daysLeft < 0 ? 'danger' : daysLeft <= DUE_SOON_DAYS ? 'warning' : 'accent';
  return <Tag tone={tone}>{deadlineText(daysLeft)}</Tag>;
}
