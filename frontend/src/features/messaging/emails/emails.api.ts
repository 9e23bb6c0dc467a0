import { generatedApi } from '../../../shared/api/generated';

const emailsApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Letters'],
  endpoints: {
    getLetterPreferences: { providesTags: ['Letters'] },
    updateLetterPreferences: { invalidatesTags: ['Letters'] },
  },
});

export const { useGetLetterPreferencesQuery, useUpdateLetterPreferencesMutation, useUnsubscribeMutation } = emailsApi;
