import { generatedApi } from '../../shared/api/generated';
import { pagesOf } from '../../shared/api/pages';
import { saveAnswer } from '../../shared/api/save-answer';

export const usePaymentPages = pagesOf('listPayments');

export const { useSaveReceiptMutation } = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    saveReceipt: build.mutation<null, string>({
      query: (id) => ({ url: `/api/payments/${id}/receipt`, responseHandler: saveAnswer('recibo.pdf') }),
    }),
  }),
});

/** Drops what was known of the subscription and of open charges, after a payment settled. */
export const afterSettlement = () => generatedApi.util.invalidateTags(['Subscription', 'Payments']);
