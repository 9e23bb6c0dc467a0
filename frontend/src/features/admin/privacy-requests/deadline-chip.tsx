import { deadlineText } from '@kernel/privacy-request';
import classes from './privacy-requests.module.css';

const SOON_DAYS = 3;

/** How long there is still to answer; null when it was answered. */
export function DeadlineChip({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return <span className={classes.chip}>encerrado</span>;
  const urgency = daysLeft < 0 ? 'late' : daysLeft <= SOON_DAYS ? 'soon' : 'calm';
  return (
    <span className={classes.chip} data-urgency={urgency}>
      {deadlineText(daysLeft)}
    </span>
  );
}
