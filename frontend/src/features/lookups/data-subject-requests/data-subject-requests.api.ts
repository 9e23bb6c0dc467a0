import { generatedApi } from '../../../shared/api/generated';

export const {
  useFilePrivacyRequestMutation,
  useLazyGetPrivacyRequestQuery,
  useConfirmPrivacyRequestEmailMutation,
  useCancelPrivacyRequestMutation,
  useReadPrivacyAnswerMutation,
} = generatedApi;

export type { PrivacyRequestStateAnswer } from '../../../shared/api/generated';
