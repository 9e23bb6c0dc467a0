import type { DossierAnswer } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';
import { lookupsApi } from '../lookups.api';

export type { DossierAbout, DossierAnnotations, DossierLookup } from '../../../shared/api/generated';

/** Dossiers: the pages of one, and what is written about it. Opened anew each time, since each opening is on record. */
const dossierApi = lookupsApi
  .enhanceEndpoints({
    addTagTypes: ['Dossiers'],
    endpoints: {
      listDossiers: { providesTags: ['Dossiers', 'History'] },
      annotateDossier: { invalidatesTags: (_answer, error) => (error ? [] : ['Dossiers']) },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      dossierPages: build.infiniteQuery<
        DossierAnswer,
        { readonly id: string; readonly masked: boolean },
        string | null
      >({
        infiniteQueryOptions: pagesAt('').infiniteQueryOptions,
        query: ({ queryArg: { id }, pageParam }) => ({
          url: `/api/user/dossiers/${encodeURIComponent(id)}`,
          params: { ...(pageParam && { cursor: pageParam }) },
        }),
        keepUnusedDataFor: 0,
      }),
    }),
  });

export const {
  useAnnotateDossierMutation,
  useDossierPagesInfiniteQuery,
  useGetDossierOfLookupQuery,
  useListDossiersQuery,
} = dossierApi;
