import { generatedApi } from '../../../shared/api/generated';

/** What a save answers is shown at once, before it is read anew. */
export const { useUpdateEmailPreferencesMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    updateEmailPreferences: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(generatedApi.util.updateQueryData('getEmailPreferences', undefined, () => data));
      },
    },
  },
});
