import { formatMoment, timeAgo } from '../../shared/ui/dates';

interface Props {
  readonly at: string;
  readonly className?: string | undefined;
  readonly inSentence?: boolean;
}

/** How long ago, with the exact time on hover. */
export function TimeStamp({ at, className, inSentence = false }: Props) {
  return (
    <time dateTime={at} title={formatMoment(at)} className={className}>
      {inSentence ? timeAgo(at).toLowerCase() : timeAgo(at)}
    </time>
  );
}
