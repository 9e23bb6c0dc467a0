import { generatedApi } from '../../../shared/api/generated';

/** The calls about API keys, with what each makes stale. */
export const {
  useGetApiKeyUsageQuery,
  useListApiKeysQuery,
  useMakeApiKeyMutation,
  useRevokeApiKeyMutation,
  useRotateApiKeyMutation,
} = generatedApi.enhanceEndpoints<'ApiKeys'>({
  addTagTypes: ['ApiKeys'],
  endpoints: {
    listApiKeys: { providesTags: ['ApiKeys'] },
    makeApiKey: { invalidatesTags: ['ApiKeys'] },
    rotateApiKey: { invalidatesTags: ['ApiKeys'] },
    revokeApiKey: { invalidatesTags: ['ApiKeys'] },
  },
});
