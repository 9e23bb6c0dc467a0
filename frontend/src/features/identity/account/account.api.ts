import { baseApi } from '../../../shared/api/base-api';
import { generatedApi } from '../../../shared/api/generated';
import { saveAnswer } from '../../../shared/api/save-answer';

/** The calls of the account's own cards, with what each makes stale. */
export const accountApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Sessions'],
  endpoints: {
    listSessions: { providesTags: ['Sessions'] },
    endSession: { invalidatesTags: ['Sessions'] },
    endOtherSessions: { invalidatesTags: ['Sessions'] },
    getProfile: { providesTags: ['Profile'] },
    acceptTerms: { invalidatesTags: ['Profile'] },
  },
});

export const {
  useAcceptTermsMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useEraseAccountMutation,
  useGetProfileQuery,
  useGetSubscriptionQuery,
  useListSessionsQuery,
} = accountApi;

/** The export goes from the answer to the disk and never into the store. */
export const { useSaveOwnDataMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveOwnData: build.mutation<null, void>({
      query: () => ({ url: '/api/user/export', responseHandler: saveAnswer('meus-dados.json') }),
    }),
  }),
});
