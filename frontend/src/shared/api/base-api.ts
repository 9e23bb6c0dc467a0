import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { leaveTo } from './leave';
import { refreshSession } from './refresh';
import { endSession } from './session';
import { readPendingPayer, readSession } from './session-storage';

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

const rawQuery = fetchBaseQuery({
  baseUrl: typeof window === 'undefined' ? '/' : window.location.origin,
  prepareHeaders(headers) {
    const token = readSession()?.token ?? readPendingPayer()?.token;
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    headers.set('accept', 'application/json');
    return headers;
  },
});

/** Sends a request; a session that ran out is renewed once, and one that is over leads to /login. */
const sessionQuery: Query = async (args, api, options) => {
  const sentWith = readSession()?.token;
  const first = await rawQuery(args, api, options);
  if (first.error?.status !== 401 || !sentWith || isAuthentication(args)) return first;
  const renewal = await refreshSession(sentWith);
  if (renewal.outcome === 'unreachable') return { error: { status: 'FETCH_ERROR', error: 'refresh' } };
  if (renewal.outcome === 'renewed') return rawQuery(args, api, options);
  endSession();
  leaveTo('/login');
  return first;
};

/** A wrong password is refused with 401 as well, and no renewal mends it. */
function isAuthentication(args: string | FetchArgs): boolean {
  return (typeof args === 'string' ? args : args.url).startsWith('/api/auth/');
}

/** The one RTK Query api; the generated client injects its endpoints here. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: sessionQuery,
  tagTypes: ['Profile', 'Subscription', 'History', 'HistoryPages', 'Payments'],
  endpoints: () => ({}),
});
