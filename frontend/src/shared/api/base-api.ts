import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { noteCall } from './calls-under-way';
import { leaveTo } from './leave';
import { isLinkedPlace } from './linked-place';
import { readPendingPayer } from './pending-payer';
import { notePlaceLeft } from './place-left';
import { refreshSession } from './refresh';
import { endSession } from './session';
import { readSession, type Session } from './session-storage';
import { proveAgain } from './step-up';

const LOGIN_OF: Readonly<Record<Session['userType'], string>> = { user: '/login', admin: '/admin/login' };

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

/** Sends a request; of a mutation it is known that it is under way. */
const notedQuery: Query = (args, api, options) => {
  const answer = Promise.resolve(provenQuery(args, api, options));
  if (api.type === 'mutation') noteCall({ ...api, answer });
  return answer;
};

/** Sends a request; what wants the password once more asks for it, and is then repeated once. */
const provenQuery: Query = async (args, api, options) => {
  const first = await sessionQuery(args, api, options);
  // Where a plan is wanted, its end is noticed at once, and leads on.
  if (first.error && codeOf(first.error) === 'SUBSCRIPTION_REQUIRED')
    api.dispatch(baseApi.util.invalidateTags(['Subscription']));
  if (first.error?.status !== 403 || codeOf(first.error) !== 'STEP_UP_REQUIRED') return first;
  return (await proveAgain((args as FetchArgs).body?.password)) ? sessionQuery(args, api, options) : first;
};

/** Sends a request; a session that ran out is renewed once, and one that is over leads to its login. */
const sessionQuery: Query = async (args, api, options) => {
  const session = readSession();
  const first = await rawQuery(args, api, options);
  if (first.error?.status !== 401 || !session || isRefusedProof(args, first.error)) return first;
  const renewal = await refreshSession(session);
  if (renewal.outcome === 'unreachable') return { error: { status: 'FETCH_ERROR', error: 'refresh' } };
  if (renewal.outcome === 'postponed') return { error: { status: renewal.status, data: renewal.data } };
  if (renewal.outcome === 'renewed') return rawQuery(args, api, options);
  // Whoever ended it here in the meantime shows why, and leads on; somebody else's goes on.
  if (readSession()?.user.id !== session.user.id) return first;
  // A page that needs no session stays, and its secret is kept nowhere.
  if (isLinkedPlace()) {
    endSession();
    return first;
  }
  notePlaceLeft(session.user.id);
  endSession();
  leaveTo(`${LOGIN_OF[session.userType]}?motivo=sessao`);
  return first;
};

/** A wrong password is refused with 401 as well, and no renewal mends it. */
function isRefusedProof(args: string | FetchArgs, error: FetchBaseQueryError): boolean {
  const url = typeof args === 'string' ? args : args.url;
  return url.startsWith('/api/auth/') && codeOf(error) !== 'TOKEN_EXPIRED';
}

function codeOf({ data }: FetchBaseQueryError): unknown {
  return typeof data === 'object' && data !== null ? (data as { code?: unknown }).code : undefined;
}

/** The one RTK Query api; the generated client injects its endpoints here, with the tags of tags.json. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: notedQuery,
  tagTypes: ['Subscription'],
  endpoints: () => ({}),
});
