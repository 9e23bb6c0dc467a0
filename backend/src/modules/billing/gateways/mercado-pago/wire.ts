import { z } from 'zod';

/** What Mercado Pago's Payments API tells of a payment, as far as we use it; further fields are ignored. */
export const wirePayment = z.object({
  id: z.union([z.int().positive(), z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)]),
  status: z.enum([
    'pending',
    'approved',
    'authorized',
    'in_process',
    'in_mediation',
    'rejected',
    'cancelled',
    'refunded',
    'charged_back',
  ]),
  external_reference: z.string().nullish(),
  transaction_amount: z.number().nonnegative(),
  transaction_amount_refunded: z.number().nonnegative().nullish(),
  currency_id: z.string(),
  date_approved: z.iso.datetime({ offset: true }).nullish(),
  point_of_interaction: z.object({ transaction_data: z.object({ qr_code: z.string().nullish() }).nullish() }).nullish(),
});

export type WirePayment = z.infer<typeof wirePayment>;

/** A refund, as far as we look: what became of the money is asked of the payment. */
export const wireRefund = z.object({ id: z.union([z.number(), z.string()]), status: z.string().nullish() });

/** The body of a webhook. It is not signed: only the address, the request id and the time are. */
export const wireWebhook = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  type: z.string().nullish(),
});
