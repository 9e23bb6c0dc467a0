import { PIX_VALIDITY_SECONDS } from '../../../../kernel/plans.js';
import type { Charge, ChargeState, SurplusPix } from '../../payments/index.js';
import type { ChargeRequest } from '../payment-gateway.port.js';
import type { WireCharge, WirePix, WireReturn } from './wire.js';

/** Returns that the payer's bank forced, after a fraud or a fault of its own. */
const FORCED = /^MED_/;

/** The charge's id there: 26 to 35 letters and digits, which a UUID without its hyphens is. */
export function txidOf(paymentId: string): string {
  return paymentId.replaceAll('-', '');
}

export function toCharge(wire: WireCharge): Charge {
  const received = (wire.pix ?? []).toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return {
    id: wire.txid,
    reference: paymentOf(wire.txid),
    state: stateOf(wire, received),
    amountCents: received.length > 0 ? sumOf(received) : toCents(wire.valor.original),
    returnedCents: sumOf(received.flatMap(returnsOf)),
    surplus: received.slice(1).map(surplusOf),
    currency: 'BRL',
    paidAt: received[0] ? new Date(received[0].horario) : null,
    payableUntil: new Date(Date.parse(wire.calendario.criacao) + wire.calendario.expiracao * 1_000),
    pixCopyPaste: wire.pixCopiaECola ?? null,
  };
}

/** One Pix of a charge as if it were a charge of its own, for what came on top. */
export function toChargeOfPix(pix: WirePix): Charge {
  return {
    id: pix.endToEndId,
    reference: paymentOf(pix.txid ?? ''),
    state: stateOfMoney([pix]),
    amountCents: toCents(pix.valor),
    returnedCents: sumOf(returnsOf(pix)),
    surplus: [],
    currency: 'BRL',
    paidAt: new Date(pix.horario),
    payableUntil: null,
    pixCopyPaste: null,
  };
}

function surplusOf(pix: WirePix): SurplusPix {
  return { id: pix.endToEndId, amountCents: toCents(pix.valor), returnedCents: sumOf(returnsOf(pix)) };
}

/** The earliest first, in whatever order the bank lists them. */
function placeOf({ horario, endToEndId }: WirePix): string {
  return new Date(horario).toISOString() + endToEndId;
}

/** Whatever its status says: money that came is money that came. An ended limit has no status of its own. */
function stateOf({ status }: WireCharge, received: readonly WirePix[]): ChargeState {
  if (received.length > 0) return stateOfMoney(received);
  if (status === 'ATIVA') return 'pending';
  return status === 'CONCLUIDA' ? 'paid' : 'cancelled';
}

function stateOfMoney(received: readonly WirePix[]): ChargeState {
  const returns = received.flatMap(returnsOf);
  if (sumOf(received) > sumOf(returns)) return 'paid';
  return returns.some(({ natureza }) => FORCED.test(natureza ?? '')) ? 'disputed' : 'refunded';
}

/** Those that have reached the payer. */
function returnsOf({ devolucoes }: WirePix): WireReturn[] {
  return (devolucoes ?? []).filter(({ status }) => status === 'DEVOLVIDO');
}

export function toWireRequest({ amountCents, description }: ChargeRequest, key: string): object {
  return {
    calendario: { expiracao: PIX_VALIDITY_SECONDS },
    valor: { original: toReais(amountCents) },
    chave: key,
    solicitacaoPagador: description,
  };
}

/** What is still to be given back of a Pix, and under which id: the same one as long as nothing changed. */
export function dueReturn(pix: WirePix): { id: string; valor: string } | null {
  const under = (pix.devolucoes ?? []).filter(({ status }) => status !== 'NAO_REALIZADO');
  const left = toCents(pix.valor) - sumOf(under);
  if (left <= 0) return null;
  return { id: `D${(pix.devolucoes ?? []).length}`, valor: toReais(left) };
}

/** The UUID whose digits the txid is; null for a charge that we did not make. */
function paymentOf(txid: string): string | null {
  const [, ...parts] = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(txid) ?? [];
  return parts.length === 5 ? parts.join('-') : null;
}

function sumOf(amounts: ReadonlyArray<{ readonly valor: string }>): number {
  return amounts.reduce((sum, { valor }) => sum + toCents(valor), 0);
}

/** "15.00" → 1500, exactly. */
function toCents(amount: string): number {
  return Number(amount.replace('.', ''));
}

function toReais(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
