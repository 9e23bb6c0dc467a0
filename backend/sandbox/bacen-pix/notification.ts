import { type Wording } from '../pix-charges/webhook-sender.js';
import { pixBody } from './charge-body.js';

/** A notification as the API Pix words it: money that came, and returns. Of a new charge it tells nothing. */
export const bacenPixNotification: Wording = ({ charge, notificationUrl, forged }) => {
  const pix = pixBody(charge);
  if (!pix) return null;
  const address = `${notificationUrl}/pix`;
  const url = forged ? address.replace(/hmac=[^&]*/, 'hmac=outro-segredo') : address;
  return { url, headers: { 'user-agent': 'api-pix-sandbox' }, body: { pix: [pix] } };
};
