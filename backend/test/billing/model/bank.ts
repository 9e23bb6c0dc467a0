/** A charge as the gateway's own books have it: the truth that ours are held against. */
export interface TrueCharge {
  readonly id: number;
  readonly externalReference: string;
  readonly status: 'pending' | 'approved' | 'cancelled' | 'refunded';
  /** In reais. */
  readonly amount: number;
  /** What of it went back, in reais. */
  readonly refunded: number;
}

/** The payer's bank and the gateway's panel. What they do is not told to anybody. */
export class Bank {
  constructor(private readonly url: string) {}

  /** False when the gateway does not take it. */
  async pay(paymentId: string, how: { amount?: number; late?: boolean } = {}): Promise<boolean> {
    return (await this.post(`/pix/payments/${paymentId}/pay`, { ...how, notification: 'lost' })).ok;
  }

  /** All that is left, or a part. */
  async giveBack(chargeId: number, amount?: number): Promise<void> {
    await this.post(
      `/mercado-pago/v1/payments/${chargeId}/refunds`,
      { amount },
      {
        authorization: 'Bearer TEST-sandbox-access-token',
        'x-idempotency-key': `panel-${chargeId}-${amount}`,
      },
    );
  }

  /** Null when none was made for the payment. */
  async chargeOf(paymentId: string): Promise<TrueCharge | null> {
    const response = await fetch(`${this.url}/pix/payments/${paymentId}?format=json`);
    const body = (await response.json()) as TrueCharge;
    return response.ok ? body : null;
  }

  private async post(path: string, body: object, headers = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response;
  }
}
