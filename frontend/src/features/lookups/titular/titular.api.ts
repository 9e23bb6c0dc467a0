import { generatedApi } from '../../../shared/api/generated';

export const {
  useFilePrivacyRequestMutation,
  useLazyGetPrivacyRequestQuery,
  useConfirmPrivacyRequestEmailMutation,
  useCancelPrivacyRequestMutation,
  useReadPrivacyAnswerMutation,
} = generatedApi;

export type { AnswerReportAnswer, PrivacyRequestStateAnswer, SentAnswerAnswer } from '../../../shared/api/generated';
