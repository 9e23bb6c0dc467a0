/** Binds the encrypted payer to its payment, so that it cannot be moved to another one. */
export function payerContext(paymentId: string): string {
  return `payments.payer:${paymentId}`;
}
