import { ClientCredentials } from '../../../../platform/http/client-credentials.js';
import { type VendorCall, VendorClient, type VendorReply } from '../../../../platform/http/vendor-client.js';
import type { BillingConfig } from '../../billing.config.js';
import type { Charge } from '../../payments/index.js';
import { type ChargeRequest, PaymentGateway } from '../payment-gateway.port.js';
import { mutualTls } from './mutual-tls.js';
import { dueReturn, toCharge, toChargeOfPix, toWireRequest, txidOf } from './translate.js';
import { type WireCharge, type WirePix, wireCharge, wirePix, wireReturn } from './wire.js';

export const BACEN = 'bacen';

/** Refusals of this very request, perhaps because it was carried out before; every other failure may pass. */
const REFUSED = [400, 404, 409, 422];
const NOBODY = [404];
const END_TO_END_ID = /^[ED][0-9]{8}[A-Za-z0-9]{23}$/;

type Call<T> = Omit<VendorCall<T>, 'repeatable'> & { readonly statuses: readonly number[] };

/** Pix charges through the Banco Central's API Pix (`cob`), as Efí and the banks speak it. */
export class BacenGateway extends PaymentGateway {
  readonly provider = BACEN;
  private readonly client: VendorClient;
  private readonly tokenClient: VendorClient;
  private readonly token: ClientCredentials;

  constructor(private readonly config: BillingConfig) {
    super();
    const { origin, pathname } = new URL(config.bacenTokenUrl);
    const failureMessage = { code: 'PAYMENT_GATEWAY_DOWN', text: 'Erro ao gerar PIX' };
    const vendor = { vendor: 'API Pix', failureMessage, tls: mutualTls(config) };
    this.client = new VendorClient({ ...vendor, baseUrl: config.bacenUrl });
    this.tokenClient = new VendorClient({ ...vendor, baseUrl: origin });
    this.token = new ClientCredentials(this.tokenClient, {
      path: pathname,
      credentials: config.bacenCredentials,
      marginSeconds: 30,
    });
  }

  /** A txid can be taken once: whoever finds it taken is shown the charge that took it. */
  async createCharge(request: ChargeRequest): Promise<Charge | null> {
    const txid = txidOf(request.paymentId);
    const json = toWireRequest(request, this.config.bacenKey);
    const reply = await this.call({ method: 'PUT', path: `/cob/${txid}`, json, schema: wireCharge, statuses: REFUSED });
    const wire = reply.ok ? reply.body : await this.read(txid);
    return wire && this.madeOutToUs(wire);
  }

  /** A Pix that named no charge is known by its own id; the bank may know the charge all the same. */
  async findCharge(chargeId: string): Promise<Charge | null> {
    if (!END_TO_END_ID.test(chargeId)) return this.found(await this.read(chargeId));
    const pix = await this.call({ path: `/pix/${chargeId}`, schema: wirePix, statuses: NOBODY });
    return pix.ok && pix.body.txid ? this.found(await this.read(pix.body.txid)) : null;
  }

  /** What can no longer be removed tells itself why. */
  async cancelCharge(chargeId: string): Promise<Charge | null> {
    const json = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
    const path = `/cob/${enc(chargeId)}`;
    const reply = await this.call({ method: 'PATCH', path, json, schema: wireCharge, statuses: REFUSED });
    return this.found(reply.ok ? reply.body : await this.read(chargeId));
  }

  /**
   * Each Pix is given back under an id of its own, so that a repeat gives nothing back twice. The bank refuses an id that it
   * has taken before: a refusal counts only where money is still to be given back afterwards.
   */
  async refundCharge(chargeId: string): Promise<Charge | null> {
    let refused = false;
    for (const pix of (await this.money(chargeId))?.received ?? []) {
      const due = dueReturn(pix);
      if (!due) continue;
      const path = `/pix/${enc(pix.endToEndId)}/devolucao/${due.id}`;
      const json = { valor: due.valor };
      const reply = await this.call({ method: 'PUT', path, json, schema: wireReturn, statuses: REFUSED });
      refused ||= !reply.ok;
    }
    const now = await this.money(chargeId);
    if (!now?.received.length) return null;
    return refused && now.received.some((pix) => dueReturn(pix) !== null) ? null : now.charge;
  }

  /** Asks for notifications of our key at this address, to which the bank appends `/pix`. */
  async registerWebhook(webhookUrl: string): Promise<void> {
    const headers: Record<string, string> =
      this.config.BACEN_PIX_WEBHOOK_MTLS === 'off' ? { 'x-skip-mtls-checking': 'true' } : {};
    const path = `/webhook/${enc(this.config.bacenKey)}`;
    const schema = { parse: () => null };
    await this.call({ method: 'PUT', path, headers, json: { webhookUrl }, schema, statuses: [] });
  }

  override async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.client.onApplicationShutdown(), this.tokenClient.onApplicationShutdown()]);
  }

  private async read(txid: string): Promise<WireCharge | null> {
    const reply = await this.call({ path: `/cob/${enc(txid)}`, schema: wireCharge, statuses: NOBODY });
    return reply.ok ? reply.body : null;
  }

  /** What was paid on a charge; or one Pix alone, by its own id. */
  private async money(chargeId: string): Promise<{ charge: Charge; received: readonly WirePix[] } | null> {
    if (!END_TO_END_ID.test(chargeId)) {
      const wire = await this.read(chargeId);
      return wire && { charge: toCharge(wire), received: wire.pix ?? [] };
    }
    const pix = await this.call({ path: `/pix/${chargeId}`, schema: wirePix, statuses: NOBODY });
    return pix.ok ? { charge: toChargeOfPix(pix.body), received: [pix.body] } : null;
  }

  private found(wire: WireCharge | null): Charge | null {
    return wire && toCharge(wire);
  }

  /** A code that would pay somebody else's key is none. */
  private madeOutToUs(wire: WireCharge): Charge {
    const charge = toCharge(wire);
    return wire.chave === this.config.bacenKey ? charge : { ...charge, pixCopyPaste: null };
  }

  /** With a token; one that the bank took back before its time is fetched anew, once. */
  private async call<T>(call: Call<T>): Promise<VendorReply<T>> {
    const token = await this.token.get();
    const reply = await this.with(token, { ...call, statuses: [...call.statuses, 401] });
    if (reply.ok || reply.status !== 401) return reply;
    await this.token.drop(token);
    return this.with(await this.token.get(), call);
  }

  private with<T>(token: string, call: Call<T>): Promise<VendorReply<T>> {
    const headers = { ...call.headers, authorization: `Bearer ${token}` };
    return this.client.exchange({ ...call, headers, repeatable: true });
  }
}

function enc(part: string): string {
  return encodeURIComponent(part);
}
