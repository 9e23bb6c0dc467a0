/** What a payer's app reads from a one-time dynamic Pix code. */
export interface BrCodeInput {
  /** Address of the charge without its scheme. */
  location: string;
  amountCents: number;
  /** Up to 25 letters and digits; `***` where the address says it. */
  txid: string;
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
    field('59', plain(payee).slice(0, 25)) +
    field('60', plain(city).slice(0, 15)) +
    field('62', field('05', txid)) +
    '6304';
  return unsigned + crc16(unsigned);
}

/** CRC-16/CCITT-FALSE in four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
