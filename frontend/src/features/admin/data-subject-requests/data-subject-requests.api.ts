import {
  generatedApi,
  type ListPrivacyRequestsApiArg,
  type PrivacyRequestsAnswer,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed; nothing of it is personal. */
export type RequestFilters = Omit<ListPrivacyRequestsApiArg, 'cursor'>;

const STEPS = { invalidatesTags: ['PrivacyRequests' as const] };

/** What is personal is forgotten as soon as the screen is left. */
const dataSubjectRequestsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['PrivacyRequests'],
    endpoints: {
      openPrivacyRequest: { providesTags: ['PrivacyRequests'], keepUnusedDataFor: 0 },
      previewPrivacyAnswer: { keepUnusedDataFor: 0 },
      askPrivacyProof: STEPS,
      confirmPrivacyIdentity: STEPS,
      suppressPrivacySubject: STEPS,
      answerPrivacyRequest: STEPS,
      resendPrivacyAnswer: STEPS,
      refusePrivacyRequest: STEPS,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      privacyRequestPages: build.infiniteQuery<PrivacyRequestsAnswer, RequestFilters, string | null>({
        ...pagesAt<RequestFilters>('/api/admin/privacy-requests'),
        providesTags: ['PrivacyRequests'],
      }),
    }),
  });

export const {
  usePrivacyRequestPagesInfiniteQuery,
  useOpenPrivacyRequestQuery,
  usePreviewPrivacyAnswerQuery,
  useAskPrivacyProofMutation,
  useConfirmPrivacyIdentityMutation,
  useSuppressPrivacySubjectMutation,
  useAnswerPrivacyRequestMutation,
  useResendPrivacyAnswerMutation,
  useRefusePrivacyRequestMutation,
} = dataSubjectRequestsApi;

export type { OpenedPrivacyRequest } from '../../../shared/api/generated';
