import { SANDBOX_CREDENTIALS } from '../credentials.js';
import type { Charge } from '../pix-charges/charge.js';
import type { Wording } from '../pix-charges/webhook-sender.js';

/** A `cob` as the API Pix tells it. One whose time ran out stays ATIVA; only its calendar says so. */
export function chargeBody(charge: Charge) {
  const pix = pixBody(charge);
  const seconds = Math.round((Date.parse(charge.expiresAt) - Date.parse(charge.createdAt)) / 1000);
  return {
    calendario: { criacao: charge.createdAt, expiracao: Math.max(1, seconds) },
    txid: charge.externalReference,
    revisao: charge.statusDetail === 'by_collector' ? 1 : 0,
    loc: { id: charge.id, location: charge.location, tipoCob: 'cob', criacao: charge.createdAt },
    location: charge.location,
    status: statusOf(charge),
    valor: { original: reais(charge.amountCents) },
    chave: SANDBOX_CREDENTIALS.bacenPixKey,
    solicitacaoPagador: charge.description,
    pixCopiaECola: charge.brCode,
    ...(pix ? { pix: [pix] } : {}),
  };
}

/** The money of a charge with its returns; null while none came. */
export function pixBody(charge: Charge) {
  if (!charge.endToEndId || !charge.approvedAt) return null;
  return {
    endToEndId: charge.endToEndId,
    txid: charge.externalReference,
    valor: reais(charge.amountCents),
    chave: SANDBOX_CREDENTIALS.bacenPixKey,
    horario: charge.approvedAt,
    ...(charge.refunds.length > 0 ? { devolucoes: charge.refunds.map((one) => returnBody(charge, one)) } : {}),
  };
}

export function returnBody(charge: Charge, { key, amountCents, createdAt, forced }: Charge['refunds'][number]) {
  return {
    id: key,
    rtrId: charge.endToEndId?.replace(/^E/, 'D'),
    valor: reais(amountCents),
    horario: { solicitacao: createdAt, liquidacao: createdAt },
    status: 'DEVOLVIDO',
    natureza: forced ? 'MED_FRAUDE' : 'ORIGINAL',
  };
}

function statusOf({ status, statusDetail }: Charge): string {
  if (status === 'pending' || statusDetail === 'expired') return 'ATIVA';
  return status === 'cancelled' ? 'REMOVIDA_PELO_USUARIO_RECEBEDOR' : 'CONCLUIDA';
}

function reais(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A notification as the API Pix words it: money that came, and returns. Of a new charge it tells nothing. */
export const bacenPixNotification: Wording = ({ charge, notificationUrl, forged }) => {
  const pix = pixBody(charge);
  if (!pix) return null;
  const address = `${notificationUrl}/pix`;
  const url = forged ? address.replace(/hmac=[^&]*/, 'hmac=outro-segredo') : address;
  return { url, headers: { 'user-agent': 'api-pix-sandbox' }, body: { pix: [pix] } };
};
