import { generatedApi } from '../../../shared/api/generated';

const SETTINGS = 'Settings';
const ADMINS = 'Admins';

/** The calls of the settings and of who administers. */
export const {
  useChangeSettingMutation,
  useDeactivateAdminMutation,
  useInviteAdminMutation,
  useListAdminsQuery,
  useListSettingsQuery,
  useReactivateAdminMutation,
} = generatedApi.enhanceEndpoints({
  addTagTypes: [SETTINGS, ADMINS],
  endpoints: {
    listSettings: { providesTags: [SETTINGS] },
    changeSetting: { invalidatesTags: [SETTINGS] },
    listAdmins: { providesTags: [ADMINS] },
    inviteAdmin: { invalidatesTags: [ADMINS] },
    deactivateAdmin: { invalidatesTags: [ADMINS] },
    reactivateAdmin: { invalidatesTags: [ADMINS] },
  },
});
