import { generatedApi } from '../../../shared/api/generated';

/** The calls about an administrator's own account, with what each makes stale. */
const securityApi = generatedApi.enhanceEndpoints<'Totp' | 'Sessions'>({
  addTagTypes: ['Totp', 'Sessions'],
  endpoints: {
    getTotp: { providesTags: ['Totp'] },
    changeAdminPassword: { invalidatesTags: ['Sessions'] },
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
  useStepUpSubscriberMutation,
} = securityApi;
