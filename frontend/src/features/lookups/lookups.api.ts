import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import {
  generatedApi,
  type HistoryAnswer,
  type ListHistoryApiArg,
  type LookupMeta,
  type SearchHistoryBody,
} from '../../shared/api/generated';
import { byCursor } from '../../shared/api/pages';
import { storeUsage } from './usage-limits/usage.api';

/** How the history is narrowed and sorted. */
export type HistoryArgs = Omit<ListHistoryApiArg, 'cursor' | 'limit'>;

/** A lookup to run: the catalogue says where it goes and what its inputs are called. */
export interface LookupOrder {
  readonly type: LookupType;
  /** Normalised values by name. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly finalidade: Purpose | null;
  /** To ask the source even if it answered a moment ago. */
  readonly afresh?: boolean;
  /** Of a list of people; the first one when left out. */
  readonly pagina?: number;
}

/** What every lookup answers; the type's own reader makes sense of the data. */
export interface LookupAnswer {
  readonly data: unknown;
  readonly meta: LookupMeta;
}

/** Entries of the history that are asked for at once. */
export const PAGE = 50;

/** The generated calls of this screen, with what each makes stale; and the history as pages that follow each other. */
export const lookupsApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      exportHistorySelection: {
        query: (body) => ({
          url: '/api/user/history/export',
          method: 'POST',
          body,
          responseHandler: (response) => (response.ok ? response.text() : response.json()),
        }),
      },
      updatePreferences: {
        invalidatesTags: (_answer, error, { modoPrivacidade }) =>
          error ? [] : modoPrivacidade === undefined ? ['Profile'] : ['Profile', 'History', 'HistoryPages'],
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      historyPages: build.infiniteQuery<HistoryAnswer, HistoryArgs, string | null>({
        infiniteQueryOptions: byCursor,
        query: ({ queryArg, pageParam }) => ({
          url: '/api/user/history',
          params: { limit: PAGE, ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: ['HistoryPages'],
      }),
      runLookup: build.mutation<LookupAnswer, LookupOrder>({
        query: ({ type, inputs, finalidade, afresh, pagina }) => ({
          url: lookupDefinition(type).path,
          method: 'POST',
          body: {
            ...inputs,
            ...(finalidade && { finalidade }),
            ...(afresh && { atualizar: true }),
            ...(pagina && { pagina }),
          },
          validateStatus: ({ ok }, answer) => ok && Object(answer).success === true,
        }),
        invalidatesTags: (_answer, error) => [
          'History',
          'HistoryPages',
          ...(isOut(error) ? (['LookupStates'] as const) : []),
        ],
        onQueryStarted: (_, ended) => storeUsage(ended),
      }),
    }),
  });

export const { useHistoryPagesInfiniteQuery, useUpdatePreferencesMutation } = lookupsApi;

/** The type was switched off meanwhile, or its sources do not answer: the cards have something new to say. */
function isOut(error: unknown): boolean {
  const { status } = Object(error);
  return typeof status === 'number' && status >= 502;
}

/** What is searched for is personal: it is started untracked and stays in no address. */
export const searchHistory = (body: SearchHistoryBody) =>
  lookupsApi.endpoints.searchHistory.initiate(body, { track: false });
