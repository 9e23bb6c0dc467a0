import { generatedApi } from '../../../shared/api/generated';

/** The figures known last are kept for as long as somebody may come back to them. */
const analyticsApi = generatedApi.enhanceEndpoints({
  endpoints: { getAnalytics: { keepUnusedDataFor: 3_600 } },
});

export const { useGetAnalyticsQuery } = analyticsApi;
