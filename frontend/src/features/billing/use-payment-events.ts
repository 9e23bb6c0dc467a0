import { useEffect, useState } from 'react';
import { type Connection, followEvents } from '../../shared/api/follow-events';
import type { PaymentStatusAnswer } from '../../shared/api/generated';

/** A payment's changes as the server tells them, its present state first. */
export function usePaymentEvents(id: string): { connection: Connection; status: PaymentStatusAnswer | undefined } {
  const [connection, setConnection] = useState<Connection>('waiting');
  const [status, setStatus] = useState<PaymentStatusAnswer>();
  useEffect(
    () =>
      followEvents(`/api/payments/${id}/events`, {
        onConnection: setConnection,
        onEvent: ({ event, data }) => {
          if (event === 'payment') setStatus(JSON.parse(data) as PaymentStatusAnswer);
        },
      }),
    [id],
  );
  return { connection, status };
}
