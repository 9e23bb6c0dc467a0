import { generatedApi } from '../../../shared/api/generated';

/** The calls about followed companies, with what each makes stale. */
export const { useFollowCompaniesMutation, useGetWatchlistQuery, useListWatchEventsQuery, useUnfollowCompanyMutation } =
  generatedApi.enhanceEndpoints<'Watchlist'>({
    addTagTypes: ['Watchlist'],
    endpoints: {
      getWatchlist: { providesTags: ['Watchlist'] },
      followCompanies: { invalidatesTags: ['Watchlist'] },
      unfollowCompany: { invalidatesTags: ['Watchlist'] },
    },
  });
