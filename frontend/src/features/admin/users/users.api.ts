import { type ExportUsersApiArg, generatedApi, type UsersAnswer } from '../../../shared/api/generated';

/** How the list is narrowed and ordered. */
export type UserFilters = ExportUsersApiArg;

const LIST = 'Users';
const FILE = 'UserFile';
const CHANGES = { invalidatesTags: [LIST, FILE] } as const;

/** The calls about subscribers. What is searched for goes out with a mutation and stays in no address. */
const usersApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [LIST, FILE],
    endpoints: {
      openUser: { providesTags: [FILE] },
      listAdminActions: { providesTags: [FILE] },
      blockAccount: CHANGES,
      unblockAccount: CHANGES,
      endAccountSessions: CHANGES,
      endAccountSession: CHANGES,
      extendPlan: CHANGES,
      takeBackExtension: CHANGES,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      userPages: build.infiniteQuery<UsersAnswer, UserFilters, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/admin/users',
          params: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: [LIST],
      }),
    }),
  });

export const {
  useBlockAccountMutation,
  useEndAccountSessionMutation,
  useEndAccountSessionsMutation,
  useExtendPlanMutation,
  useListAdminActionsQuery,
  useOpenUserQuery,
  useRevealUserEmailMutation,
  useSearchUsersMutation,
  useSendResetLinkMutation,
  useTakeBackExtensionMutation,
  useUnblockAccountMutation,
  useUserPagesInfiniteQuery,
} = usersApi;
