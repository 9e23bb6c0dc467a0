import {
  type ExportUsersApiArg,
  generatedApi,
  type SearchUsersBody,
  type UsersAnswer,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed and ordered. */
type UserFilters = ExportUsersApiArg;

const LIST = 'Users';
const FILE = 'UserFile';
const CHANGES = { invalidatesTags: [LIST, FILE] } as const;

/** The calls about subscribers. */
const usersApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [LIST, FILE],
    endpoints: {
      openUser: { providesTags: [FILE] },
      listAccountApiKeys: { providesTags: [FILE] },
      revokeAccountApiKey: CHANGES,
      listAdminActions: { providesTags: [FILE] },
      blockAccount: CHANGES,
      unblockAccount: CHANGES,
      removeAccountTotp: CHANGES,
      endAccountSessions: CHANGES,
      endAccountSession: CHANGES,
      extendPlan: CHANGES,
      revokeExtension: CHANGES,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      userPages: build.infiniteQuery<UsersAnswer, UserFilters, string | null>({
        ...pagesAt<UserFilters>('/api/admin/users'),
        providesTags: [LIST],
      }),
    }),
  });

export const {
  useBlockAccountMutation,
  useEndAccountSessionMutation,
  useEndAccountSessionsMutation,
  useExtendPlanMutation,
  useListAccountApiKeysQuery,
  useListAdminActionsQuery,
  useOpenUserQuery,
  useRemoveAccountTotpMutation,
  useRevealUserEmailMutation,
  useSendResetLinkMutation,
  useRevokeAccountApiKeyMutation,
  useRevokeExtensionMutation,
  useUnblockAccountMutation,
  useUserPagesInfiniteQuery,
} = usersApi;

/** What is searched for may name somebody: it is started untracked and stays in no address. */
export const searchUsers = (searchUsersBody: SearchUsersBody) =>
  usersApi.endpoints.searchUsers.initiate({ searchUsersBody }, { track: false });
