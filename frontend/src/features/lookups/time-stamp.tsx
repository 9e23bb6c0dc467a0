import { formatMoment, timeAgo } from '../../shared/ui/dates';

/** How long ago, with the exact time on hover. */
export function TimeStamp({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className={className}>
      {timeAgo(at)}
    </time>
  );
}
