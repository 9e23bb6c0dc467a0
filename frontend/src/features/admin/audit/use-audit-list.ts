import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AuditAnswer, SearchAuditBody } from '../../../shared/api/generated';
import { auditApi, type CallDispatch, PAGE } from './audit.api';

interface Found {
  readonly key: string;
  readonly pages: readonly AuditAnswer[];
  readonly error: unknown;
  readonly isFetching: boolean;
}

/** What a search of the audit finds, page after page. A call and not a cached query, since it may name somebody. */
export function useAuditList(body: SearchAuditBody) {
  const dispatch = useDispatch<CallDispatch>();
  const key = JSON.stringify(body);
  const [found, setFound] = useState<Found>({ key: '', pages: [], error: undefined, isFetching: true });
  const latest = useRef(0);

  const ask = useCallback(
    async (before: readonly AuditAnswer[]) => {
      latest.current += 1;
      const turn = latest.current;
      setFound({ key, pages: before, error: undefined, isFetching: true });
      const cursor = before.at(-1)?.nextCursor;
      const searchAuditBody = { limit: PAGE, ...JSON.parse(key), ...(cursor && { cursor }) };
      const call = dispatch(auditApi.endpoints.searchAudit.initiate({ searchAuditBody }, { track: false }));
      const { data, error } = await call;
      if (turn !== latest.current) return;
      setFound({ key, pages: data ? [...before, data] : before, error, isFetching: false });
    },
    [dispatch, key],
  );
  useEffect(() => {
    ask([]);
    return () => {
      latest.current += 1;
    };
  }, [ask]);

  const current = found.key === key ? found : { pages: [], error: undefined, isFetching: true };
  return {
    data: current.pages.length > 0 ? { pages: current.pages } : undefined,
    error: current.error,
    isFetching: current.isFetching,
    hasNextPage: Boolean(current.pages.at(-1)?.nextCursor),
    fetchNextPage: () => ask(current.pages),
    refetch: () => ask([]),
  };
}
