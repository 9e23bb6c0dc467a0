import { createHmac } from 'node:crypto';

/** Keyed hashes of documents and other subjects: equal subjects can be matched, none can be read back without the key. */
export class SubjectHash {
  private readonly key: Buffer;

  constructor(base64Key: string) {
    this.key = Buffer.from(base64Key, 'base64');
  }

  /** `domain` separates uses (audit, history search …), so that hashes of different tables do not match each other. */
  of(domain: string, value: string): Buffer {
    return createHmac('sha256', this.key).update(domain).update('\0').update(value).digest();
  }
}
