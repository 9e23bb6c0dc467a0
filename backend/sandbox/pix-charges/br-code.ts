import { brCodeChecksum } from '../../src/kernel/br-code.js';

/** What a payer's app reads from a one-time dynamic Pix code. */
export interface BrCodeInput {
  /** Address of the charge without its scheme. */
  location: string;
  amountCents: number;
  /** Up to 25 letters and digits; `***` where the address says it. */
  txid: string;
  /** In capitals without accents, as the manual wants it. */
  payee: string;
  city: string;
}

/** The "copy and paste" text of a one-time dynamic Pix charge: EMV fields and the checksum over all of them. */
export function brCode({ location, amountCents, txid, payee, city }: BrCodeInput): string {
  const unsigned =
    field('00', '01') +
    field('01', '12') +
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)) +
    field('52', '0000') +
    field('53', '986') +
    field('54', (amountCents / 100).toFixed(2)) +
    field('58', 'BR') +
    field('59', payee) +
    field('60', city) +
    field('62', field('05', txid)) +
    '6304';
  return unsigned + brCodeChecksum(unsigned);
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}
