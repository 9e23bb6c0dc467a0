import { generatedApi } from '../../../shared/api/generated';

/** The calls about sources and lookup types, with what each makes stale. */
export const sourcesApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Sources', 'LookupStates'],
  endpoints: {
    listSources: { providesTags: ['Sources'] },
    getSource: { providesTags: ['Sources'] },
    listLookupSwitches: { providesTags: ['Sources'] },
    switchLookup: { invalidatesTags: ['Sources', 'LookupStates'] },
    registerSource: { invalidatesTags: ['Sources', 'LookupStates'] },
    unregisterSource: { invalidatesTags: ['Sources', 'LookupStates'] },
  },
});

export const {
  useGetSourceQuery,
  useListLookupSwitchesQuery,
  useListSourcesQuery,
  useRegisterSourceMutation,
  useSwitchLookupMutation,
  useUnregisterSourceMutation,
} = sourcesApi;
