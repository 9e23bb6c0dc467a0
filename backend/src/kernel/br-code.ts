import type { Cents } from './money.js';
import { reaisToCents } from './reais.js';

/** What a Pix "copia e cola" says. Ids and lengths follow the EMV QR code of the Banco Central's manual. */
export interface BrCode {
  /** The receiver's Pix key (static code), or null. */
  readonly key: string | null;
  /** Where the payer's bank fetches the charge (dynamic code), without scheme, or null. */
  readonly url: string | null;
  /** Null when the code leaves the amount open, or the address carries it. */
  readonly amountCents: Cents | null;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** Null for `***`, which stands for none. */
  readonly txid: string | null;
  /** Where the bank fetches the recurrence of a Pix Automático, without scheme, or null. */
  readonly recurrenceUrl: string | null;
}

const PIX = 'br.gov.bcb.pix';
const BRL = '986';
const MOST_CHARACTERS = 2_000;

/** Reads a code whose structure and checksum are right; null for anything else. */
export function parseBrCode(text: string): BrCode | null {
  if (text.length > MOST_CHARACTERS || brCodeChecksum(text.slice(0, -4)) !== text.slice(-4)) return null;
  const fields = readFields(text);
  const merchant = fields && [...fields].find(([id, value]) => isMerchant(id) && isPix(value));
  if (!fields || !merchant || fields.get('00') !== '01' || [...fields.keys()].at(-1) !== '63') return null;
  if (fields.get('53') !== BRL || fields.get('58') !== 'BR' || !fields.get('59')) return null;
  const amount = fields.get('54');
  if (amount !== undefined && !/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return null;
  const account = readFields(merchant[1]);
  const txid = readFields(fields.get('62') ?? '')?.get('05');
  return {
    key: account?.get('01') ?? null,
    url: account?.get('25') ?? null,
    amountCents: amount === undefined ? null : reaisToCents(Number(amount)),
    merchantName: fields.get('59') ?? '',
    merchantCity: fields.get('60') ?? '',
    txid: txid && txid !== '***' ? txid : null,
    recurrenceUrl: readFields(fields.get('80') ?? '')?.get('25') ?? null,
  };
}

/** CRC-16/CCITT-FALSE of a code up to and including its `6304`: four upper-case hexadecimal digits. */
export function brCodeChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

/** Id (2), length (2), value, one after the other; null when they do not fill the text exactly or an id comes twice. */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    const [, id = '', length = ''] = head ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (!head || value.length !== Number(length) || fields.has(id)) return null;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/** Ids 26 to 51 are free for payment arrangements; Pix uses any of them, by custom the first. */
function isMerchant(id: string): boolean {
  return id >= '26' && id <= '51';
}

function isPix(value: string): boolean {
  return readFields(value)?.get('00')?.toLowerCase() === PIX;
}
