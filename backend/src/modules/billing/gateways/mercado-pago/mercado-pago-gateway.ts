import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { VendorClient } from '../../../../platform/http/vendor-client.js';
import { BillingConfig } from '../../billing.config.js';
import type { Charge } from '../../payments/index.js';
import { type ChargeRequest, PaymentGateway } from '../payment-gateway.port.js';
import { toCharge, toWireRequest } from './translate.js';
import { wirePayment, wireRefund } from './wire.js';

export const MERCADO_PAGO = 'mercado-pago';
/** Signed webhooks alone: otherwise IPN comes too, which is never signed. */
const WEBHOOK_PATH = '/api/payments/webhooks/mercado-pago?source_news=webhooks';

/** Refusals of this very request; every other failure may pass. */
const REFUSED = [400, 422];

/** Without it a refund that is taken, but put off, is answered as a refusal. */
const SHOW_PUT_OFF = { 'x-render-in-process-refunds': 'true' };
const REFUND_REFUSED = ['rejected', 'cancelled'];

/** Pix charges through Mercado Pago's Payments API. */
@Injectable()
export class MercadoPagoGateway extends PaymentGateway {
  readonly provider = MERCADO_PAGO;
  private readonly client: VendorClient;
  private readonly notificationUrl: string;

  constructor(config: BillingConfig, { publicUrl }: PlatformConfig) {
    super();
    this.notificationUrl = publicUrl + WEBHOOK_PATH;
    this.client = new VendorClient({
      vendor: 'Mercado Pago',
      baseUrl: config.mercadoPagoUrl,
      headers: { authorization: `Bearer ${config.mercadoPagoAccessToken}` },
      failureMessage: { code: 'PAYMENT_GATEWAY_DOWN', text: 'Erro ao gerar PIX' },
    });
  }

  async createCharge(request: ChargeRequest): Promise<Charge | null> {
    const reply = await this.client.exchange({
      method: 'POST',
      path: '/v1/payments',
      headers: { 'x-idempotency-key': request.paymentId },
      json: toWireRequest(request, this.notificationUrl),
      repeatable: true,
      schema: wirePayment,
      statuses: REFUSED,
    });
    return reply.ok ? toCharge(reply.body) : null;
  }

  async findCharge(chargeId: string): Promise<Charge | null> {
    const path = `/v1/payments/${encodeURIComponent(chargeId)}`;
    const wire = await this.client.ask({ path, repeatable: true, schema: wirePayment, nobody: [404] });
    return wire && toCharge(wire);
  }

  /** Mercado Pago refuses to cancel what is no longer pending; then the charge itself tells why. */
  async cancelCharge(chargeId: string): Promise<Charge | null> {
    const reply = await this.client.exchange({
      method: 'PUT',
      path: `/v1/payments/${encodeURIComponent(chargeId)}`,
      headers: { 'x-idempotency-key': `cancel-${chargeId}` },
      json: { status: 'cancelled' },
      repeatable: true,
      schema: wirePayment,
      statuses: [400, 404, 409, 422],
    });
    return reply.ok ? toCharge(reply.body) : this.findCharge(chargeId);
  }

  /**
   * Mercado Pago refuses a refund when there is nothing left to give back; then the charge itself tells why. A 409 is no
   * refusal: the same order is being worked on. A refund that was taken may be put off, and be refused then.
   */
  async refundCharge(chargeId: string, orderId: string): Promise<Charge | null> {
    const path = `/v1/payments/${encodeURIComponent(chargeId)}/refunds`;
    const reply = await this.client.exchange({
      method: 'POST',
      path,
      headers: { ...SHOW_PUT_OFF, 'x-idempotency-key': `refund-${orderId}` },
      json: {},
      repeatable: true,
      schema: wireRefund,
      statuses: [400, 404, 422],
    });
    const charge = await this.findCharge(chargeId);
    if (charge?.state !== 'paid') return charge;
    return reply.ok && (await this.isUnderWay(`${path}/${encodeURIComponent(reply.body.id)}`)) ? charge : null;
  }

  /** Asked anew: a repeat of an order is answered as it was at first. */
  private async isUnderWay(path: string): Promise<boolean> {
    const call = { path, headers: SHOW_PUT_OFF, repeatable: true, schema: wireRefund };
    const { status } = (await this.client.ask({ ...call, nobody: [404] })) ?? {};
    return !REFUND_REFUSED.includes(status ?? '');
  }

  override onApplicationShutdown(): Promise<void> {
    return this.client.onApplicationShutdown();
  }
}
