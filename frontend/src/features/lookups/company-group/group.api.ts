import { generatedApi } from '../../../shared/api/generated';
import { keepUsage } from '../usage-limits/usage.api';

export type { CompanyGroupAnswer, GroupEdge, GroupNode } from '../../../shared/api/generated';

/** Kept for as long as the page is open: each time it is asked it costs lookups of the day. */
const groupApi = generatedApi.enhanceEndpoints({
  endpoints: { readCompanyGroup: { keepUnusedDataFor: 3_600, onQueryStarted: (_, ended) => keepUsage(ended) } },
});

export const { useReadCompanyGroupQuery } = groupApi;
