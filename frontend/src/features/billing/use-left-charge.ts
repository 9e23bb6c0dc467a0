import { useEffect } from 'react';
import { useGetPaymentStatusQuery } from '../../shared/api/generated';
import { POLL_MS } from './use-payment-watch';
import type { KeptCharge } from './use-pix-entry';

/** Asks on for a charge whose Pix is not shown any more, and tells once it is paid: the money may be on its way, or come late. */
export function useLeftCharge(charge: KeptCharge | null, onApproved: (charge: KeptCharge) => void) {
  const query = useGetPaymentStatusQuery(charge?.id ?? '', {
    skip: !charge,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const approved = query.currentData?.status === 'approved';
  useEffect(() => {
    if (charge && approved) onApproved(charge);
  }, [charge, approved, onApproved]);
  return query;
}
