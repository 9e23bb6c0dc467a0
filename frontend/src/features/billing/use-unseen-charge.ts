import { useEffect } from 'react';
import { readApiError } from '../../shared/api/api-error';
import type { PaymentStatusAnswer } from '../../shared/api/generated';
import { overText } from './use-payment-watch';
import type { KeptCharge } from './use-pix-entry';

interface Asked {
  readonly currentData?: PaymentStatusAnswer | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** What became of a charge that ended unpaid while its page was gone: dropped with the text that says so, forgotten when it is not the payer's. */
export function useUnseenCharge(
  charge: KeptCharge | null,
  { currentData, error, isFetching }: Asked,
  drop: (charge: KeptCharge, reason: string) => void,
  forget: () => void,
): void {
  const ended = isFetching || currentData?.status === 'approved' ? undefined : currentData;
  const isOthers = readApiError(error, '').status === 404;
  useEffect(() => {
    if (!charge) return;
    if (isOthers) forget();
    else if (ended) drop(charge, overText(ended));
  }, [charge, ended, isOthers, drop, forget]);
}
