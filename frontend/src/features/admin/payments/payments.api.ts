import {
  type AdminPaymentsAnswer,
  generatedApi,
  type LedgerLinesAnswer,
  type ListAdminPaymentsApiArg,
  type ListWebhooksApiArg,
  type ReadLedgerApiArg,
  type SearchPaymentsBody,
  type WebhooksAnswer,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How each list is narrowed and sorted. */
type PaymentFilters = Omit<ListAdminPaymentsApiArg, 'cursor' | 'limit'>;
export type WebhookFilters = Omit<ListWebhooksApiArg, 'cursor' | 'limit'>;
export type LedgerPeriod = ReadLedgerApiArg;

const PAYMENTS = 'AdminPayments';
const WEBHOOKS = 'Webhooks';

/** The calls about payments, webhooks and the ledger. */
const paymentsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [PAYMENTS, WEBHOOKS],
    endpoints: {
      openPayment: { providesTags: [PAYMENTS] },
      refundPayment: { invalidatesTags: [PAYMENTS] },
      openWebhook: { providesTags: [WEBHOOKS] },
      replayWebhook: { invalidatesTags: [WEBHOOKS] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      adminPaymentPages: build.infiniteQuery<AdminPaymentsAnswer, PaymentFilters, string | null>({
        ...pagesAt<PaymentFilters>('/api/admin/payments'),
        providesTags: [PAYMENTS],
      }),
      webhookPages: build.infiniteQuery<WebhooksAnswer, WebhookFilters, string | null>({
        ...pagesAt<WebhookFilters>('/api/admin/webhooks'),
        providesTags: [WEBHOOKS],
      }),
      ledgerLinePages: build.infiniteQuery<LedgerLinesAnswer, LedgerPeriod, string | null>(
        pagesAt<LedgerPeriod>('/api/admin/ledger/lines'),
      ),
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

/** What is searched for may name somebody: it is started untracked and stays in no address. */
export const searchPayments = (searchPaymentsBody: SearchPaymentsBody) =>
  paymentsApi.endpoints.searchPayments.initiate({ searchPaymentsBody }, { track: false });
