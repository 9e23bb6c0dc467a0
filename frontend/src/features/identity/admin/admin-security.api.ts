import { generatedApi } from '../../../shared/api/generated';

/** The calls about an administrator's own account, with what each makes stale. */
const securityApi = generatedApi.enhanceEndpoints<'Totp'>({
  addTagTypes: ['Totp'],
  endpoints: {
    getTotp: { providesTags: ['Totp'] },
    confirmTotp: { invalidatesTags: ['Totp'] },
    removeTotp: { invalidatesTags: ['Totp'] },
    renewRecoveryCodes: { invalidatesTags: ['Totp'] },
  },
});

export const {
  useBeginTotpMutation,
  useChangeAdminPasswordMutation,
  useConfirmTotpMutation,
  useGetTotpQuery,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useStepUpMutation,
} = securityApi;
