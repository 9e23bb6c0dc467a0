import { baseApi } from '../../../shared/api/base-api';
import {
  type AdminPaymentsAnswer,
  type ExportPaymentsBody,
  generatedApi,
  type LedgerLinesAnswer,
  type ListAdminPaymentsApiArg,
  type ListWebhooksApiArg,
  type ReadLedgerApiArg,
  type WebhooksAnswer,
} from '../../../shared/api/generated';
import { saveAnswer } from '../../../shared/api/save-answer';

/** How each list is narrowed and sorted. */
export type PaymentFilters = Omit<ListAdminPaymentsApiArg, 'cursor' | 'limit'>;
export type InboxFilters = Omit<ListWebhooksApiArg, 'cursor' | 'limit'>;
export type LedgerPeriod = ReadLedgerApiArg;

const MONEY = 'AdminPayments';
const INBOX = 'Webhooks';

const byKey = {
  initialPageParam: null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
};
const paged = (url: string, queryArg: object, cursor: string | null) => ({
  url,
  params: { ...queryArg, ...(cursor && { cursor }) },
});

/** The calls about money. Whom a search names goes out with a mutation and stays in no address. */
export const paymentsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [MONEY, INBOX],
    endpoints: {
      openPayment: { providesTags: [MONEY] },
      refundPayment: { invalidatesTags: [MONEY] },
      openWebhook: { providesTags: [INBOX] },
      replayWebhook: { invalidatesTags: [INBOX] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      adminPaymentPages: build.infiniteQuery<AdminPaymentsAnswer, PaymentFilters, string | null>({
        infiniteQueryOptions: byKey,
        query: ({ queryArg, pageParam }) => paged('/api/admin/payments', queryArg, pageParam),
        providesTags: [MONEY],
      }),
      webhookPages: build.infiniteQuery<WebhooksAnswer, InboxFilters, string | null>({
        infiniteQueryOptions: byKey,
        query: ({ queryArg, pageParam }) => paged('/api/admin/webhooks', queryArg, pageParam),
        providesTags: [INBOX],
      }),
      ledgerLinePages: build.infiniteQuery<LedgerLinesAnswer, LedgerPeriod, string | null>({
        infiniteQueryOptions: byKey,
        query: ({ queryArg, pageParam }) => paged('/api/admin/ledger/lines', queryArg, pageParam),
      }),
    }),
  });

export const {
  useAdminPaymentPagesInfiniteQuery,
  useLazyAuditBooksQuery,
  useLedgerLinePagesInfiniteQuery,
  useOpenPaymentQuery,
  useOpenWebhookQuery,
  useReadLedgerQuery,
  useRefundPaymentMutation,
  useReplayWebhookMutation,
  useWebhookPagesInfiniteQuery,
} = paymentsApi;

/** The exports go from the answer to the disk and never into the store. */
export const { useSavePaymentsMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savePayments: build.mutation<null, ExportPaymentsBody>({
      query: (body) => ({
        url: '/api/admin/payments/export',
        method: 'POST',
        body,
        responseHandler: saveAnswer('pagamentos.csv'),
      }),
    }),
  }),
});
