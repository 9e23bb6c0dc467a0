import { HmacSha256 } from './hmac-sha256.js';

/** Keyed hashes of documents and other subjects: equal subjects can be matched, none can be read back without the key. */
export class SubjectHash {
  private readonly hmac: HmacSha256;

  constructor(base64Key: string) {
    this.hmac = new HmacSha256(Buffer.from(base64Key, 'base64'));
  }

  /** `domain` separates uses (audit, history search …), so that hashes of different tables do not match each other. */
  of(domain: string, value: string): Buffer {
    return this.hmac.of(`${domain}\0${value}`);
  }

  /** The same hash with a character for each byte, for what is only compared. */
  latin1(domain: string, value: string): string {
    return this.hmac.latin1(`${domain}\0${value}`);
  }
}
