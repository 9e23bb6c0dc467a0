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
}
