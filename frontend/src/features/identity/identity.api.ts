import { generatedApi } from '../../shared/api/generated';

export const {
  useAdminLoginMutation,
  useLoginMutation,
  useRegisterAccountMutation,
  useGetPublicConfigQuery,
  useLazyGetPublicConfigQuery,
} = generatedApi;
export type { CaptchaAnswer } from '../../shared/api/generated';
