import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AdminPaymentsAnswer } from '../../../shared/api/generated';
import type { CallDispatch } from '../audit/audit.api';
import { type PaymentFilters, paymentsApi } from './payments.api';

interface Found {
  readonly key: string;
  readonly pages: readonly AdminPaymentsAnswer[];
  readonly error: unknown;
  readonly isFetching: boolean;
}

const NOTHING: Omit<Found, 'key'> = { pages: [], error: undefined, isFetching: true };

/** What a search finds, page after page; null without a text. A call and not a cached query, since it may name somebody. */
export function useFoundPayments(texto: string, filters: PaymentFilters) {
  const dispatch = useDispatch<CallDispatch>();
  const key = JSON.stringify({ texto, ...filters });
  const [found, setFound] = useState<Found>({ key: '', ...NOTHING });
  const latest = useRef(0);

  const ask = useCallback(
    async (before: readonly AdminPaymentsAnswer[]) => {
      latest.current += 1;
      const turn = latest.current;
      setFound({ key, pages: before, error: undefined, isFetching: true });
      const cursor = before.at(-1)?.nextCursor;
      const searchPaymentsBody = { ...JSON.parse(key), ...(cursor && { cursor }) };
      const call = paymentsApi.endpoints.searchPayments.initiate({ searchPaymentsBody }, { track: false });
      const { data, error } = await dispatch(call);
      if (turn === latest.current)
        setFound({ key, pages: data ? [...before, data] : before, error, isFetching: false });
    },
    [dispatch, key],
  );
  useEffect(() => {
    if (texto !== '') void ask([]);
    return () => {
      latest.current += 1;
    };
  }, [ask, texto]);

  if (texto === '') return null;
  const current = found.key === key ? found : NOTHING;
  return {
    data: current.pages.length > 0 ? { pages: current.pages } : undefined,
    error: current.error,
    isFetching: current.isFetching,
    hasNextPage: Boolean(current.pages.at(-1)?.nextCursor),
    fetchNextPage: () => void ask(current.pages),
    refetch: () => void ask([]),
  };
}
