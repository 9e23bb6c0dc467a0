import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PaymentAnswer } from '../../shared/api/generated';
import { useNavigateHere } from '../../shared/ui/use-navigate-here';

/** What is kept of a charge with its entry: enough to ask for it again, and for its receipt. */
export type KeptCharge = Pick<PaymentAnswer, 'id' | 'planId' | 'amount' | 'promoCode' | 'discount'>;

interface EntryState {
  readonly pix?: KeptCharge;
  readonly message?: string;
}

/**
 * The Pix as an entry of its own in the browser's history, after that of the plans, so that Back leads to them and forward
 * to the Pix again. It outlives a reload, and a page that the browser dropped. `kept`: the charge of this entry, null at
 * the plans. Why the plans were opened is said no more once there was a charge.
 */
export function usePixEntry() {
  const location = useLocation();
  const navigate = useNavigateHere();
  // Where the page is when the charge has been made, which is later than the click.
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  const enter = useCallback(
    ({ id, planId, amount, promoCode, discount }: PaymentAnswer) => {
      const { pathname, search, state } = latest.current;
      const { pix, message, ...rest }: EntryState = state ?? {};
      if (pix?.id === id) return;
      if (message) void navigate({ pathname, search }, { replace: true, state: rest });
      const entry = { ...rest, pix: { id, planId, amount, promoCode, discount } };
      void navigate({ pathname, search }, { replace: pix !== undefined, state: entry });
    },
    [navigate],
  );
  const leave = useCallback(() => {
    if (keptIn(latest.current.state)) void navigate(-1);
  }, [navigate]);
  const forget = useCallback(() => {
    const { pathname, search, state } = latest.current;
    const { pix, ...rest }: EntryState = state ?? {};
    if (pix) void navigate({ pathname, search }, { replace: true, state: rest });
  }, [navigate]);
  return { kept: keptIn(location.state), enter, leave, forget };
}

function keptIn(state: EntryState | null): KeptCharge | null {
  return state?.pix ?? null;
}
