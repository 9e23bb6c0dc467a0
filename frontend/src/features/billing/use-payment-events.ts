import { useEffect, useState } from 'react';
import { followEvents } from '../../shared/api/follow-events';
import type { PaymentStatusAnswer } from './billing.api';

/** A payment's changes as the server tells them; `open` says whether it is telling right now. */
export function usePaymentEvents(id: string): { open: boolean; status: PaymentStatusAnswer | undefined } {
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState<PaymentStatusAnswer>();
  useEffect(
    () =>
      followEvents(`/api/payments/${id}/events`, {
        onOpen: setOpen,
        onEvent: ({ event, data }) => {
          if (event === 'payment') setStatus(JSON.parse(data) as PaymentStatusAnswer);
        },
      }),
    [id],
  );
  return { open, status };
}
