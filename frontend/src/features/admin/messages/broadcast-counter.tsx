import { BROADCAST_LENGTH, SEGMENT_LABELS, type Segment } from '@kernel/broadcast';
import { formatMoment } from '../../../shared/ui/dates';
import { counted } from '../../../shared/ui/numbers';
import { useAudience } from './audience';
import classes from './messages.module.css';

/** What has gone out cannot be taken back. */
export function Reach({ segment, sendAt }: { segment: Segment; sendAt: string | null }) {
  const audience = useAudience(segment);
  return (
    <p>
      Para {SEGMENT_LABELS[segment].toLowerCase()}
      {audience && ` (${counted(audience.userCount, 'conta')} agora)`}
      {sendAt ? `, em ${formatMoment(sendAt)}. Até lá, você pode cancelar.` : '. Depois de enviado, não volta.'}
    </p>
  );
}

export function Counter({ length }: { length: number }) {
  return (
    <span className={classes.counter} data-over={length > BROADCAST_LENGTH || undefined}>
      {length} de {BROADCAST_LENGTH} caracteres
    </span>
  );
}
