import {
  type DataSubjectRequestsAnswer,
  generatedApi,
  type ListDataSubjectRequestsApiArg,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed; nothing of it is personal. */
export type RequestFilters = Omit<ListDataSubjectRequestsApiArg, 'cursor'>;

const STEPS = { invalidatesTags: ['DataSubjectRequests' as const] };

/** What is personal is forgotten as soon as the screen is left. */
const dataSubjectRequestsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['DataSubjectRequests'],
    endpoints: {
      openDataSubjectRequest: { providesTags: ['DataSubjectRequests'], keepUnusedDataFor: 0 },
      previewDataSubjectAnswer: { keepUnusedDataFor: 0 },
      askDataSubjectProof: STEPS,
      confirmDataSubjectIdentity: STEPS,
      suppressDataSubject: STEPS,
      answerDataSubjectRequest: STEPS,
      resendDataSubjectAnswer: STEPS,
      refuseDataSubjectRequest: STEPS,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      dataSubjectRequestPages: build.infiniteQuery<DataSubjectRequestsAnswer, RequestFilters, string | null>({
        ...pagesAt<RequestFilters>('/api/admin/privacy-requests'),
        providesTags: ['DataSubjectRequests'],
      }),
    }),
  });

export const {
  useDataSubjectRequestPagesInfiniteQuery,
  useOpenDataSubjectRequestQuery,
  usePreviewDataSubjectAnswerQuery,
  useAskDataSubjectProofMutation,
  useConfirmDataSubjectIdentityMutation,
  useSuppressDataSubjectMutation,
  useAnswerDataSubjectRequestMutation,
  useResendDataSubjectAnswerMutation,
  useRefuseDataSubjectRequestMutation,
} = dataSubjectRequestsApi;

export type { OpenedDataSubjectRequest } from '../../../shared/api/generated';
