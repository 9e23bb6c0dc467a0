import { formatMoment } from '../../shared/ui/dates';
import { useTimeAgo } from '../../shared/ui/use-time-ago';

interface Props {
  readonly at: string;
  readonly className?: string | undefined;
  readonly inSentence?: boolean;
}

/** How long ago, with the exact time on hover. */
export function TimeStamp({ at, className, inSentence = false }: Props) {
  const ago = useTimeAgo(at);
  return (
    <time dateTime={at} title={formatMoment(at)} className={className}>
      {inSentence ? ago.toLowerCase() : ago}
    </time>
  );
}
