import { SEGMENT_LABELS, type Segment } from '@kernel/broadcast';
import { Button } from '@mantine/core';
import { formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { accounts, useAudience } from './audience';

interface Props {
  readonly segment: Segment;
  readonly sendAt: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What has gone out cannot be taken back, so it is asked once more. */
export function ConfirmBroadcast({ segment, sendAt, onConfirm, onClose }: Props) {
  const count = useAudience(segment);
  const reach = count === undefined ? '' : ` (${accounts(count)} agora)`;
  return (
    <Dialog title={sendAt ? 'Agendar este recado?' : 'Enviar este recado?'} onClose={onClose}>
      <p>
        Para {SEGMENT_LABELS[segment].toLowerCase()}
        {reach}
        {sendAt ? `, em ${formatMoment(sendAt)}. Até lá, você pode cancelar.` : '. Depois de enviado, não volta.'}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Voltar
        </Button>
        <Button onClick={onConfirm}>{sendAt ? 'Agendar' : 'Enviar'}</Button>
      </DialogActions>
    </Dialog>
  );
}
