import { useEffect } from 'react';
import { type PaymentAnswer, useGetPaymentStatusQuery } from '../../shared/api/generated';
import { POLL_MS } from './use-payment-watch';

/** Asks on for a charge whose Pix is not shown any more, and tells once it is paid: the money may be on its way, or come late. */
export function useLeftCharge(payment: PaymentAnswer | null, onApproved: (payment: PaymentAnswer) => void): void {
  const { currentData } = useGetPaymentStatusQuery(
    { id: payment?.id ?? '' },
    {
      skip: !payment,
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const approved = currentData?.status === 'approved';
  useEffect(() => {
    if (payment && approved) onApproved(payment);
  }, [payment, approved, onApproved]);
}
