import { generatedApi } from '../../../shared/api/generated';

const emailsApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Emails'],
  endpoints: {
    getEmailPreferences: { providesTags: ['Emails'] },
    updateEmailPreferences: { invalidatesTags: ['Emails'] },
  },
});

export const { useGetEmailPreferencesQuery, useUpdateEmailPreferencesMutation, useUnsubscribeMutation } = emailsApi;
