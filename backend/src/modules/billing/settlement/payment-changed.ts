/** The signal whose payload is the id of a payment whose state changed; sent when its transaction commits. */
export const PAYMENT_CHANGED = 'payment_changed';
