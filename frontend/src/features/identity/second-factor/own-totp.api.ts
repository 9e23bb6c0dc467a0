import { generatedApi } from '../../../shared/api/generated';

/** The calls about a subscriber's second factor, with what each makes stale. */
export const {
  useBeginOwnTotpMutation,
  useConfirmOwnTotpMutation,
  useGetOwnTotpQuery,
  useRemoveOwnTotpMutation,
  useRenewOwnRecoveryCodesMutation,
} = generatedApi.enhanceEndpoints<'OwnTotp'>({
  addTagTypes: ['OwnTotp'],
  endpoints: {
    getOwnTotp: { providesTags: ['OwnTotp'] },
    confirmOwnTotp: { invalidatesTags: ['OwnTotp'] },
    removeOwnTotp: { invalidatesTags: ['OwnTotp'] },
    renewOwnRecoveryCodes: { invalidatesTags: ['OwnTotp'] },
  },
});
