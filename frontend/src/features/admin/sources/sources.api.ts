import { generatedApi } from '../../../shared/api/generated';

/** The calls about sources and lookup types, with what each makes stale. */
export const sourcesApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Sources', 'LookupStates'],
  endpoints: {
    listSources: { providesTags: ['Sources'] },
    getSource: { providesTags: ['Sources'] },
    listFeatureFlags: { providesTags: ['Sources'] },
    changeFeatureFlag: { invalidatesTags: ['Sources', 'LookupStates'] },
    registerSource: { invalidatesTags: ['Sources', 'LookupStates'] },
    unregisterSource: { invalidatesTags: ['Sources', 'LookupStates'] },
  },
});

export const {
  useGetSourceQuery,
  useListFeatureFlagsQuery,
  useListSourcesQuery,
  useRegisterSourceMutation,
  useChangeFeatureFlagMutation,
  useUnregisterSourceMutation,
} = sourcesApi;
