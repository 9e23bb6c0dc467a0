import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type Wording } from '../pix-charges/webhook-sender.js';
import { COLLECTOR_ID } from './payment-body.js';
import { signatureHeader } from './webhook-signature.js';

/** A notification as Mercado Pago words and signs it. */
export const mercadoPagoNotification: Wording = ({ charge, notificationUrl, action, id, requestId, forged }) => {
  const dataId = String(charge.id);
  const url = new URL(notificationUrl);
  url.searchParams.set('data.id', dataId);
  url.searchParams.set('type', 'payment');
  const secret = forged ? 'another-secret' : SANDBOX_CREDENTIALS.mercadoPagoWebhookSecret;
  const ts = String(Math.floor(Date.now() / 1000));
  return {
    url: url.href,
    headers: {
      'user-agent': 'MercadoPago WebHook v1.0 payment',
      'x-request-id': requestId,
      'x-signature': signatureHeader(secret, { dataId, requestId, ts }),
    },
    body: {
      action,
      api_version: 'v1',
      data: { id: dataId },
      date_created: new Date().toISOString(),
      id,
      live_mode: false,
      type: 'payment',
      user_id: String(COLLECTOR_ID),
    },
  };
};
