import { generatedApi } from '../../../shared/api/generated';

/** The figures known last are kept for as long as somebody may come back to them. */
const statsApi = generatedApi.enhanceEndpoints({
  endpoints: { getAdminStats: { keepUnusedDataFor: 3_600 } },
});

export const { useGetAdminStatsQuery } = statsApi;
