import type { LookupType } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import { baseApi } from '../../shared/api/base-api';

export interface LookupMeta {
  readonly origem: string;
  readonly fonte: string;
  readonly consultadoEm: string;
  readonly dadosDe: string | null;
  readonly latenciaMs: number;
  readonly emCache: boolean;
  readonly protocolo: string;
  readonly simulado: boolean;
}

export interface LookupAnswer<Data = unknown> {
  readonly success: boolean;
  readonly data: Data;
  readonly meta: LookupMeta;
}

export interface HistoryEntry {
  readonly id: string;
  readonly timestamp: string;
  readonly consultationType: LookupType;
  readonly query: string;
  readonly success: boolean;
  readonly resultSummary: { readonly hasResults: boolean };
}

export interface HistoryPage {
  readonly history: readonly HistoryEntry[];
  readonly nextCursor: string | null;
  readonly total: number;
}

export interface HistoryArgs {
  readonly type?: LookupType;
  readonly status?: 'success' | 'error';
  readonly sort?: 'newest' | 'oldest' | 'type' | 'success';
  readonly from?: string;
  readonly to?: string;
  readonly limit?: number;
}

export interface SavedResult {
  readonly entry: HistoryEntry;
  readonly data: unknown;
  readonly meta: LookupMeta | null;
}

export interface Profile {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly createdAt: string;
    readonly lastLogin: string | null;
    readonly finalidadePadrao: Purpose | null;
  };
}

const PAGE = 20;

export const lookupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    lookupCpf: build.mutation<LookupAnswer, Record<string, string>>({
      query: (body) => ({ url: '/api/external/cpf', method: 'POST', body }),
      invalidatesTags: ['History'],
    }),
    lookupCnpj: build.mutation<LookupAnswer, Record<string, string>>({
      query: (body) => ({ url: '/api/external/cnpj', method: 'POST', body }),
      invalidatesTags: ['History'],
    }),
    getRecentHistory: build.query<HistoryPage, { type?: LookupType; limit: number }>({
      query: (params) => ({ url: '/api/user/history', params }),
      providesTags: ['History'],
    }),
    getHistory: build.infiniteQuery<HistoryPage, HistoryArgs, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/user/history',
        params: { limit: PAGE, ...queryArg, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['History'],
    }),
    getHistoryEntry: build.query<SavedResult, string>({ query: (id) => `/api/user/history/${id}` }),
    deleteHistoryEntry: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/user/history/${id}`, method: 'DELETE' }),
      invalidatesTags: ['History'],
    }),
    getProfile: build.query<Profile, void>({ query: () => '/api/user/profile', providesTags: ['Profile'] }),
    updatePreferences: build.mutation<unknown, { finalidadePadrao: Purpose | null }>({
      query: (body) => ({ url: '/api/user/preferences', method: 'PUT', body }),
      invalidatesTags: ['Profile'],
    }),
    acceptTerms: build.mutation<unknown, void>({
      query: () => ({ url: '/api/user/terms/accept', method: 'POST' }),
      invalidatesTags: ['Profile'],
    }),
  }),
});
