import { generatedApi } from '../../../shared/api/generated';

export const {
  useFileDataSubjectRequestMutation,
  useLazyGetDataSubjectRequestQuery,
  useConfirmDataSubjectRequestEmailMutation,
  useCancelDataSubjectRequestMutation,
  useReadDataSubjectAnswerMutation,
} = generatedApi;

export type { DataSubjectRequestStateAnswer } from '../../../shared/api/generated';
