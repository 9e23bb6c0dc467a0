import type { AdminPaymentsAnswer, ListAdminPaymentsApiArg } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';

/** The payments of all accounts, as a list of them and as what waits in it. */
export const useAdminPayments = pagesOf<AdminPaymentsAnswer, ListAdminPaymentsApiArg>(
  'adminPaymentPages',
  '/api/admin/payments',
  { tag: 'AdminPayments' },
);
